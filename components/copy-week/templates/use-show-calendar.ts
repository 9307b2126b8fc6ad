'use client';

import { usePathname, useRouter } from 'next/navigation';

/** Goes to the calendar, which shows the result. */
export function useShowCalendar(): () => void {
  const router = useRouter();
  const path = usePathname();
  return () => {
    if (path !== '/') router.push('/');
  };
}
