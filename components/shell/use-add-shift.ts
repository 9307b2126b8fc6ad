'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { uiStore } from '@/stores/app-stores';

/** Opens the Add Shift form, on the calendar: elsewhere it goes there first. */
export function useAddShift(): () => void {
  const router = useRouter();
  const pathname = usePathname();
  return useCallback(() => {
    if (pathname !== '/') router.push('/');
    uiStore.openDialog({ name: 'addShift' });
  }, [pathname, router]);
}
