'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { setLeaveGuard } from '@/components/ui/page/use-app-router';
import { uiStore } from '@/stores/app/ui-store';
import type { OpenDialog } from '@/stores/ui/open-dialog';

interface Leaving {
  /** Where it goes, and how: once more, and this time unasked. */
  readonly go: () => void;
  /** What was to open there, such as the Add Shift form. */
  readonly dialog: OpenDialog | null;
}

interface LeavingQuestion {
  readonly isAsking: boolean;
  stay(): void;
  leave(): void;
}

/** While `isDirty`, every way to another page asks first: links, shortcuts, Back, and closing the tab. */
export function useAskBeforeLeaving(isDirty: boolean): LeavingQuestion {
  const pathname = usePathname();
  const [leaving, setLeaving] = useState<Leaving>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (go: () => void) => setLeaving({ go, dialog: null });

    setLeaveGuard((href, go) => {
      if (isLeaving.current || href === pathname) go();
      else ask(go);
    });

    // A step back cannot be stopped by popstate; where the browser has no Navigation API, it is not asked about.
    const history = window.navigation as Navigation | undefined;
    const onNavigate = (event: NavigateEvent) => {
      const { key, sameDocument } = event.destination;
      if (isLeaving.current || event.navigationType !== 'traverse' || !sameDocument || !event.cancelable)
        return;
      event.preventDefault();
      ask(() => history?.traverseTo(key));
    };
    history?.addEventListener('navigate', onNavigate);

    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      setLeaveGuard(undefined);
      history?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, pathname]);

  // Whoever goes to the calendar to add a shift opens the form in the same breath: it waits for the answer.
  useLayoutEffect(() => {
    const { dialog } = uiStore.getState();
    if (!leaving || !dialog) return;
    uiStore.closeDialog();
    setLeaving({ ...leaving, dialog });
  }, [leaving]);

  return {
    isAsking: leaving !== undefined,
    stay: () => setLeaving(undefined),
    leave() {
      if (!leaving) return;
      isLeaving.current = true;
      setLeaving(undefined);
      leaving.go();
      if (leaving.dialog) uiStore.openDialog(leaving.dialog);
    },
  };
}
