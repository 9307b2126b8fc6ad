'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeleteDialog } from '@/components/ui/dialog/delete-dialog';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { deleteOccurrenceEntries, type SeriesScope } from '@/lib/series/delete-series';
import { templateOfShift } from '@/lib/series/occurrence';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { announce } from '@/stores/notifications/announce';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';

const DeleteScope = lazyPart(() =>
  loadWithAllShifts(import('./repeat/delete-scope').then((module) => module.DeleteScope)),
);

/** Confirms removing a shift (SPEC section 2, Delete Shift confirmation), or several of its series. */
export function DeleteShiftDialog({ shift }: { shift: Shift }) {
  const store = useScheduleStore();
  const t = useTranslations('deleteShift');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const employee = shift.employeeName || calendar('openShift');
  const timeRange = formats.timeRange(shift.startTime, shift.endTime);
  const when = { date: formats.longDay(shift.date), timeRange };
  const [{ scope, done = t('done') }, setScope] = useState<{ scope: SeriesScope; done?: string | undefined }>(
    {
      scope: 'this',
    },
  );
  const repeats = useSchedule(({ schedule }) => templateOfShift(schedule, shift) !== undefined);
  const deleteShift = () => {
    const { schedule } = store.getState();
    const change =
      scope === 'this'
        ? store.deleteShift(shift.id)
        : store.commit(deleteOccurrenceEntries(schedule, shift, scope));
    closeDialog();
    void announce(store, change, {
      category: 'shifts',
      act: 'shiftDeleted',
      words: { message: done },
      gone: t('gone'),
    });
  };
  return (
    <DeleteDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      onCancel={closeDialog}
      onConfirm={deleteShift}
      extra={
        repeats && (
          <DeleteScope
            shift={shift}
            scope={scope}
            onChange={(chosen, announced) => setScope({ scope: chosen, done: announced })}
          />
        )
      }
    >
      {isOpenShift(shift) ? t('openQuestion', when) : t('question', { ...when, employee })}
    </DeleteDialog>
  );
}
