'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { showShift } from '@/components/parts/show-shift';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import type { Shift } from '@/lib/shifts/shift/shift';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import { goToShift } from '@/stores/schedule/problems/go-to-shift';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, useOpenDialog } from '@/stores/ui/dialogs';

const ProblemsDialog = lazyPart(() => import('./problems-dialog').then((module) => module.ProblemsDialog));
const PublishProblemsDialog = lazyPart(() =>
  loadWithAllShifts(import('./publish-problems-dialog').then((module) => module.PublishProblemsDialog)),
);

/** The shift to show once no dialog covers the calendar. */
let pendingShiftId = '';

/** The lists of problems, and links from them to shifts; needs `ShowProblemWatch` on the page. */
export function ProblemsLayer() {
  const dialog = useOpenDialog();
  const router = useAppRouter();
  const store = useScheduleStore();
  const isOnCalendar = usePathname() === '/';

  const show = (shift: Shift) => {
    pendingShiftId = shift.id;
    goToShift(store, shift);
    closeDialog();
    if (!isOnCalendar) router.push('/');
  };

  if (dialog?.name === 'problems') return <ProblemsDialog onShow={show} />;
  if (dialog?.name === 'publishProblems')
    return <PublishProblemsDialog dates={dialog.dates} spans={dialog.spans} onShow={show} />;
  return null;
}

/** Focuses the shift that was chosen in a list of problems: a card behind an open dialog cannot take the focus. */
export function ShowProblemWatch(): null {
  const isCovered = useOpenDialog() !== null;
  useEffect(() => {
    if (isCovered || !pendingShiftId) return;
    showShift(pendingShiftId, { takesFocus: true });
    pendingShiftId = '';
  }, [isCovered]);
  return null;
}
