import { useLayoutEffect, useState } from 'react';

/**
 * Opens a Headless UI dialog from its second render on, in the same frame. A dialog mounted open makes the
 * page inert before its element is known, so usually nothing becomes inert.
 */
export function useOpenLater(isOpen: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);
  return isOpen && isMounted;
}
