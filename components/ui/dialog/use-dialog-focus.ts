'use client';

import { type FocusEvent, type RefObject, useRef } from 'react';
import { useFocusReturn } from '@/components/ui/page/use-focus-return';

interface DialogFocus {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly firstFocus: RefObject<HTMLElement | null>;
  readonly rememberFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Focuses `initial` or the title, and returns the focus on closing. */
export function useDialogFocus(initial?: RefObject<HTMLElement | null>): DialogFocus {
  useFocusReturn();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  // Headless UI reads this ref again when a dialog above closes: the focus then returns to its last place.
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
