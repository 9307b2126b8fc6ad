'use client';

import { usePathname } from 'next/navigation';
import { useCallback } from 'react';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { uiStore } from '@/stores/app/ui-store';

/** Opens the Add Shift form; on other pages it navigates to the calendar first. */
export function useAddShift(): () => void {
  const router = useAppRouter();
  const pathname = usePathname();
  return useCallback(() => {
    if (pathname !== '/') router.push('/');
    uiStore.openDialog({ name: 'addShift' });
  }, [pathname, router]);
}
