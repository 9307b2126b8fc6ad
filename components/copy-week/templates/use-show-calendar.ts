'use client';

import { usePathname, useRouter } from 'next/navigation';

export function useShowCalendar(): () => void {
  const router = useRouter();
  const path = usePathname();
  return () => {
    if (path !== '/') router.push('/');
  };
}
