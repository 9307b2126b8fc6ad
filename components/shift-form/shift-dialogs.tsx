'use client';

import { useTranslations } from 'use-intl';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { selectSelectedShiftId } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

const loadForm = () => import('./shift-form-dialog');
const loadNoTeam = () => import('./no-team-dialog');
const loadDelete = () => import('./delete-shift-dialog');
const loadActions = () => import('./shift-actions-dialog');
const loadClear = () => import('./clear-shifts-dialog');
const loadRepair = () => import('./repair-dialog');

/** The dialogs about shifts; each is loaded when it is first opened. */
export function ShiftDialogs() {
  const t = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(t('partMissing'), error);
  const name = useUi((state) => state.dialog?.name);
  const shiftId = useUi(selectSelectedShiftId);
  const shift = useLastKnown(
    useSchedule((state) => findShift(state.schedule.shifts, shiftId)),
    shiftId,
  );
  const hasTeam = useSchedule((state) => state.schedule.employees.size > 0);
  if (name === 'addShift') {
    return hasTeam ? (
      <WhenLoaded load={loadForm} onError={onError}>
        {({ ShiftFormDialog }) => <ShiftFormDialog key="add" />}
      </WhenLoaded>
    ) : (
      <WhenLoaded load={loadNoTeam} onError={onError}>
        {({ NoTeamDialog }) => <NoTeamDialog />}
      </WhenLoaded>
    );
  }
  if (name === 'clearShifts') {
    return (
      <WhenLoaded load={loadClear} onError={onError}>
        {({ ClearShiftsDialog }) => <ClearShiftsDialog />}
      </WhenLoaded>
    );
  }
  if (name === 'repairShifts') {
    return (
      <WhenLoaded load={loadRepair} onError={onError}>
        {({ RepairDialog }) => <RepairDialog />}
      </WhenLoaded>
    );
  }
  if (!shift) return null;
  if (name === 'editShift') {
    return (
      <WhenLoaded load={loadForm} onError={onError}>
        {({ ShiftFormDialog }) => <ShiftFormDialog key={shift.id} shift={shift} />}
      </WhenLoaded>
    );
  }
  if (name === 'deleteConfirm') {
    return (
      <WhenLoaded load={loadDelete} onError={onError}>
        {({ DeleteShiftDialog }) => <DeleteShiftDialog shift={shift} />}
      </WhenLoaded>
    );
  }
  if (name === 'shiftActions') {
    return (
      <WhenLoaded load={loadActions} onError={onError}>
        {({ ShiftActionsDialog }) => <ShiftActionsDialog shift={shift} />}
      </WhenLoaded>
    );
  }
  return null;
}
