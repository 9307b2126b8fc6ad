import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Whether the calendar was shown since this was mounted, and another page or a panel is now. */
export function useHasLeft(): boolean {
  const isHome = usePathname() === '/';
  const wasHome = useRef(false);
  useEffect(() => {
    if (isHome) wasHome.current = true;
  }, [isHome]);
  return !isHome && wasHome.current;
}
