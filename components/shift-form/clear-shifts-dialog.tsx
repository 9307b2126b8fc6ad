'use client';

import { useTranslations } from 'use-intl';
import { MissingDialog } from '@/components/parts/stored/missing-dialog';
import { DeleteDialog } from '@/components/ui/dialog/delete-dialog';
import { shiftTotal } from '@/lib/shifts/change/reading-progress';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import { runWhenAllRead } from '@/stores/schedule/all-read';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';

export function ClearShiftsDialog() {
  const store = useScheduleStore();
  const t = useTranslations('clearShifts');
  const count = useSchedule(shiftTotal);
  // Shifts that only the database has would return at its next start, although the app announced that all were
  // removed.
  const missingCount = scheduleStorage.missingCount();
  const clearShifts = () => {
    closeDialog();
    runWhenAllRead(() => {
      // If the missing shifts became known only now, the banner reports them.
      if (scheduleStorage.missingCount() === 0) clearAll();
    });
  };
  const clearAll = () => {
    void announce(store, store.clearShifts(), {
      category: 'shifts',
      act: 'shiftsCleared',
      words: { message: t('done') },
      gone: t('gone'),
    });
  };
  if (missingCount > 0) {
    return <MissingDialog title={t('title')} count={missingCount} onClose={closeDialog} />;
  }
  return (
    <DeleteDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      onCancel={closeDialog}
      onConfirm={clearShifts}
    >
      {t('question', { count })}
    </DeleteDialog>
  );
}
