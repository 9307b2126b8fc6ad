'use client';

import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { selectSelectedShiftId, useOpenDialog } from '@/stores/ui/dialogs';

const ShiftFormDialog = lazyPart(() =>
  import('./shift-form-dialog').then((module) => module.ShiftFormDialog),
);
const NoTeamDialog = lazyPart(() => import('./no-team-dialog').then((module) => module.NoTeamDialog));
const DeleteShiftDialog = lazyPart(() =>
  import('./delete-shift-dialog').then((module) => module.DeleteShiftDialog),
);
const ShiftActionsDialog = lazyPart(() =>
  import('./shift-actions-dialog').then((module) => module.ShiftActionsDialog),
);
const ClearShiftsDialog = lazyPart(() =>
  import('./clear-shifts-dialog').then((module) => module.ClearShiftsDialog),
);
const RepairDialog = lazyPart(() => import('./repair-dialog').then((module) => module.RepairDialog));

/** The dialogs about shifts; each is loaded when first opened. */
export function ShiftDialogs() {
  const name = useOpenDialog((dialog) => dialog?.name);
  const shiftId = useOpenDialog(selectSelectedShiftId);
  const shift = useLastKnown(
    useSchedule((state) => findShift(state.schedule.shifts, shiftId)),
    shiftId,
  );
  const hasTeam = useSchedule((state) => state.schedule.employees.size > 0);
  if (name === 'addShift') {
    return hasTeam ? <ShiftFormDialog key="add" /> : <NoTeamDialog />;
  }
  if (name === 'clearShifts') {
    return <ClearShiftsDialog />;
  }
  if (name === 'repairShifts') {
    return <RepairDialog />;
  }
  if (!shift) return null;
  if (name === 'editShift') {
    return <ShiftFormDialog key={shift.id} shift={shift} />;
  }
  if (name === 'deleteConfirm') {
    return <DeleteShiftDialog shift={shift} />;
  }
  if (name === 'shiftActions') {
    return <ShiftActionsDialog shift={shift} />;
  }
  return null;
}
