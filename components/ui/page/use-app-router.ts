'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';

type Router = ReturnType<typeof useRouter>;

/** Decides about leaving the page for the path `href`: it calls `go` at once, later, or never. */
type LeaveGuard = (href: string, go: () => void) => void;

let guard: LeaveGuard | undefined;

/** Sets who is asked before the page is left; undefined lets everybody go. */
export function setLeaveGuard(next: LeaveGuard | undefined): void {
  guard = next;
}

/** The app's router, which asks first where the page holds something unsaved. */
export function useAppRouter(): Router {
  const router = useRouter();
  return useMemo(
    () => ({
      ...router,
      push(href, options) {
        const go = () => router.push(href, options);
        if (guard) guard(href, go);
        else go();
      },
    }),
    [router],
  );
}
