'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isCurrentPage } from '@/components/shell/frame/nav-items';
import { useAddShift } from '@/components/shell/use-add-shift';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { useAppRouter } from '@/components/ui/page/use-app-router';

/**
 * Handles launches by an app shortcut or with a file; the script loads only in browsers with such launches.
 */
export function useLaunches(): void {
  const addShift = useAddShift();
  const router = useAppRouter();
  const pathname = usePathname();
  const show = (path: string) => {
    const [page = '', hash] = path.split('#', 2);
    if (!isCurrentPage(page, pathname)) router.push(path);
    // On the same page, only a hash change fires an event.
    else if (hash) window.location.hash = hash;
  };
  const acts = useRef({ addShift, show });
  useEffect(() => {
    acts.current = { addShift, show };
  });
  useEffect(() => {
    const arrival = window.location.href;
    const follow = () => {
      import('@/stores/installed/launches').then(
        ({ followLaunches }) =>
          followLaunches(arrival, {
            addShift: () => acts.current.addShift(),
            show: (path) => acts.current.show(path),
          }),
        (error: unknown) =>
          console.error('Failed to load the file or link that the app was opened with.', error),
      );
    };
    if (window.location.search.includes('action=')) follow();
    else if ('launchQueue' in window) return whenIdle(follow);
  }, []);
}
