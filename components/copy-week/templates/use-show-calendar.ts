'use client';

import { usePathname, useRouter } from 'next/navigation';

/** Leaves the templates, or any other page, for the calendar: what was made is there. */
export function useShowCalendar(): () => void {
  const router = useRouter();
  const path = usePathname();
  return () => {
    if (path !== '/') router.push('/');
  };
}
