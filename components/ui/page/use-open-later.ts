import { useLayoutEffect, useState } from 'react';

/**
 * Whether a dialog of Headless UI is open, from its second render on. One that is mounted open makes the page behind it
 * inert before it knows which element that is, and so nothing at all, unless it is the first one of the visit. The second
 * render is of the same frame.
 */
export function useOpenLater(isOpen: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);
  return isOpen && isMounted;
}
