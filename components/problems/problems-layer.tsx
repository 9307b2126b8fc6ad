'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { showShift } from '@/components/parts/show-shift';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import type { Shift } from '@/lib/shifts/shift/shift';
import { withAllRead } from '@/stores/schedule/all-read';
import { goToShift } from '@/stores/schedule/problems/go-to-shift';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, useOpenDialog } from '@/stores/ui/dialogs';

const ProblemsDialog = lazyPart(() => import('./problems-dialog').then((module) => module.ProblemsDialog));
const PublishProblemsDialog = lazyPart(() =>
  withAllRead(import('./publish-problems-dialog').then((module) => module.PublishProblemsDialog)),
);

/** The lists of problems, and the way from them to a shift. */
export function ProblemsLayer() {
  const store = useScheduleStore();
  const dialog = useOpenDialog();
  const router = useAppRouter();
  const isOnCalendar = usePathname() === '/';
  const wanted = useRef('');

  const show = (shift: Shift) => {
    wanted.current = shift.id;
    goToShift(store, shift);
    closeDialog();
    if (!isOnCalendar) router.push('/');
  };

  // A card behind an open dialog cannot take the focus.
  useEffect(() => {
    if (dialog !== null || !wanted.current) return;
    showShift(wanted.current, { takesFocus: true });
    wanted.current = '';
  }, [dialog]);

  if (dialog?.name === 'problems') return <ProblemsDialog onShow={show} />;
  if (dialog?.name === 'publishProblems')
    return <PublishProblemsDialog dates={dialog.dates} spans={dialog.spans} onShow={show} />;
  return null;
}
