import { usePathname } from 'next/navigation';
import { useAppRouter } from './use-app-router';

/** Acts when the calendar is shown or on the way there; never if the person stays to save. */
export function useOnCalendar(): (act: () => void) => void {
  const router = useAppRouter();
  const isHome = usePathname() === '/';
  return (act) => {
    if (isHome) act();
    else router.push('/', undefined, act);
  };
}
