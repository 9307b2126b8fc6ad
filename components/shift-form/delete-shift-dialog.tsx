'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { useFormats } from '@/components/ui/use-formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';

/** Confirms removing a shift (SPEC section 2, Delete Shift confirmation). */
export function DeleteShiftDialog({ shift }: { shift: Shift }) {
  const t = useTranslations('deleteShift');
  const calendar = useTranslations('calendar');
  const common = useTranslations('common');
  const formats = useFormats();
  const employee = shift.employeeName || calendar('openShift');
  const timeRange = formats.timeRange(shift.startTime, shift.endTime);
  const when = { date: formats.longDay(shift.date), timeRange };
  const deleteShift = () => {
    const change = scheduleStore.deleteShift(shift.id);
    uiStore.closeDialog();
    void announce(change, {
      category: 'shifts',
      act: 'shiftDeleted',
      words: { message: t('done') },
      gone: t('gone'),
    });
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      title={t('title')}
      subtext={common('canUndo')}
      cancelLabel={common('cancel')}
      confirmLabel={t('confirm')}
      onCancel={uiStore.closeDialog}
      onConfirm={deleteShift}
    >
      {isOpenShift(shift) ? t('openQuestion', when) : t('question', { ...when, employee })}
    </ConfirmDialog>
  );
}
