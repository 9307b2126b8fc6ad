import { usePathname } from 'next/navigation';
import { useAppRouter } from './use-app-router';

/**
 * Returns a function that acts at once on the calendar, else when navigating there begins; never if the
 * person stays to save.
 */
export function useOnCalendar(): (act: () => void) => void {
  const router = useAppRouter();
  const isHome = usePathname() === '/';
  return (act) => {
    if (isHome) act();
    else router.push('/', undefined, act);
  };
}
