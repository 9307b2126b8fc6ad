'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { openDialog } from '@/stores/ui/dialogs';

const openForm = () => openDialog({ name: 'addShift' });

/** Returns a function that opens the Add Shift form, on other pages after navigating to the calendar. */
export function useAddShift(): () => void {
  const router = useAppRouter();
  const pathname = usePathname();
  const isNavigating = useRef(false);
  useEffect(() => {
    // Reset on any page, not only on the calendar: the person may have gone elsewhere meanwhile.
    if (isNavigating.current && pathname === '/') openForm();
    isNavigating.current = false;
  }, [pathname]);
  return useCallback(() => {
    if (pathname === '/') openForm();
    else
      router.push('/', undefined, () => {
        isNavigating.current = true;
      });
  }, [pathname, router]);
}
