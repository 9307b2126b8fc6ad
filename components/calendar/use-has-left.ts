import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether the person has left the calendar for another page or a panel. If the calendar was not shown when
 * this hook mounted, the starting page does not count as left.
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
