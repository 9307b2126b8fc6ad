import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether another page or a panel is shown now than the calendar, which was shown since this was mounted, or than the one
 * from which the way to it began.
 */
export function useHasLeft(): boolean {
  const path = usePathname();
  const [start] = useState(path);
  const isHome = path === '/';
  const wasHome = useRef(false);
  useEffect(() => {
    if (isHome) wasHome.current = true;
  }, [isHome]);
  return !isHome && (wasHome.current || path !== start);
}
