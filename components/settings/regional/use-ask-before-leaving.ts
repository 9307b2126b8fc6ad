'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { setLeaveGuard } from '@/components/ui/page/use-app-router';
import { closeDialog, getOpenDialog, type OpenDialog, openDialog } from '@/stores/ui/dialogs';

interface Leaving {
  /** Repeats the navigation, this time without asking. */
  readonly go: () => void;
  /** A dialog to open at the destination, such as the Add Shift form. */
  readonly dialog: OpenDialog | null;
}

interface LeavingQuestion {
  readonly isAsking: boolean;
  stay(): void;
  leave(): void;
}

/** While `isDirty`, every navigation asks first: links, shortcuts, Back, and closing the tab. */
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

    // popstate cannot be canceled; without the Navigation API, Back does not ask.
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

  // Adding a shift navigates to the calendar and opens its form at once: hold the form until the answer.
  useLayoutEffect(() => {
    const dialog = getOpenDialog();
    if (!leaving || !dialog) return;
    closeDialog();
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
      if (leaving.dialog) openDialog(leaving.dialog);
    },
  };
}
