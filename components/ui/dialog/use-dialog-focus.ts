'use client';

import { type FocusEvent, type RefObject, useRef } from 'react';
import { useFocusReturn } from '@/components/ui/page/use-focus-return';

interface DialogFocus {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** The dialog's initial focus. */
  readonly firstFocus: RefObject<HTMLElement | null>;
  readonly rememberFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** A dialog's focus: first on `initial` or the title, and on closing back to where it came from. */
export function useDialogFocus(initial?: RefObject<HTMLElement | null>): DialogFocus {
  useFocusReturn();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  // Read again when a dialog on top of this one closes: the focus then returns to where it was.
  const firstFocus: RefObject<HTMLElement | null> = {
    get current() {
      const last = lastFocused.current;
      return last?.isConnected ? last : (initial?.current ?? titleRef.current);
    },
    set current(_element) {},
  };
  const rememberFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.target)) lastFocused.current = event.target;
  };
  return { titleRef, firstFocus, rememberFocus };
}
