'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';

type Router = ReturnType<typeof useRouter>;

/** Called before leaving for `href`; calls `go` at once, later, or never. */
type LeaveGuard = (href: string, go: () => void) => void;

let guard: LeaveGuard | undefined;

/** Undefined removes the guard. */
export function setLeaveGuard(next: LeaveGuard | undefined): void {
  guard = next;
}

interface AppRouter extends Omit<Router, 'push'> {
  /** `onLeave` is called when the navigation begins, so not if the person stays. */
  push(href: string, options?: Parameters<Router['push']>[1], onLeave?: () => void): void;
}

/** A router that asks first if the page has unsaved changes. */
export function useAppRouter(): AppRouter {
  const router = useRouter();
  return useMemo(
    () => ({
      ...router,
      push(href, options, onLeave) {
        const go = () => {
          onLeave?.();
          router.push(href, options);
        };
        if (guard) guard(href, go);
        else go();
      },
    }),
    [router],
  );
}
