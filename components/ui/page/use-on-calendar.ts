import { usePathname } from 'next/navigation';
import { useAppRouter } from './use-app-router';

/** Does something as soon as the calendar is shown, or on the way there; never where the person stays to save something. */
export function useOnCalendar(): (act: () => void) => void {
  const router = useAppRouter();
  const isHome = usePathname() === '/';
  return (act) => {
    if (isHome) act();
    else router.push('/', undefined, act);
  };
}
