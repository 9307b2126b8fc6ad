'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { useFormats } from '@/components/ui/use-formats';
import { nameKey } from '@/lib/employees/employee';
import { isOpenShift, isSomebodys } from '@/lib/shifts/shift/open-shift';
import { removeShifts } from '@/stores/schedule/move-shifts';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { dayRangeText } from './day-range-text';
import { useBulk } from './use-bulk';

/** Confirms deleting all selected shifts and lists what else is deleted. */
export function BulkDeleteDialog() {
  const store = useScheduleStore();
  const t = useTranslations('bulkDialogs');
  const common = useTranslations('common');
  const formats = useFormats();
  const { shifts } = useBulk();
  const people = new Set(
    shifts.filter((shift) => !isOpenShift(shift)).map(({ employeeName }) => nameKey(employeeName)),
  );
  const minutesOf = useMinutesOf();
  const minutes = shifts.filter(isSomebodys).reduce((sum, shift) => sum + minutesOf(shift), 0);
  const remove = () => {
    closeDialog();
    removeShifts(
      store,
      shifts.map(({ id }) => id),
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle', { count: shifts.length })}
      cancelLabel={common('cancel')}
      confirmLabel={t('deleteNow', { count: shifts.length })}
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      onCancel={closeDialog}
      onConfirm={remove}
    >
      <p className="tnum">
        {dayRangeText(shifts, formats)}:{' '}
        {t('deleted', { count: shifts.length, people: people.size, hours: formats.duration(minutes) })}
      </p>
      <p className="pt-2 text-ink-2">{t('canUndo')}</p>
    </ConfirmDialog>
  );
}
