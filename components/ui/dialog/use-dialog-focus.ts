'use client';

import { type FocusEvent, type RefObject, useRef } from 'react';
import { useFocusReturn } from '@/components/ui/page/use-focus-return';

interface DialogFocus {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** What the dialog focuses when it opens. */
  readonly firstFocus: RefObject<HTMLElement | null>;
  readonly rememberFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Where the focus of a dialog goes: first to `initial` or the title, and back to where it came from in the end. */
export function useDialogFocus(initial?: RefObject<HTMLElement | null>): DialogFocus {
  useFocusReturn();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  // Asked again when a dialog on top of this one closes: the focus then goes back to where it was.
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
