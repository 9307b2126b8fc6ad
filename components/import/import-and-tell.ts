import type { useTranslations } from 'use-intl';
import type { ImportPlan } from '@/lib/import/plan-import';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import { importPlanned } from '@/stores/import/import-shifts';
import { checkReminders } from '@/stores/notifications/reminder-port';

/** Imports in one step, shows the first week that has got shifts, and tells of it; false where nothing could be stored. */
export async function importAndTell(
  plan: ImportPlan,
  t: ReturnType<typeof useTranslations<'importData'>>,
): Promise<boolean> {
  const change = await importPlanned(plan);
  if (!change) {
    notificationsStore.notify({
      message: t('notDone'),
      detail: t('notDoneDetail'),
      type: 'error',
      category: 'general',
      act: 'dataNotSaved',
    });
    return false;
  }
  if (plan.firstDate) scheduleStore.selectDate(plan.firstDate);
  checkReminders(change.entries.flatMap((entry) => (entry.kind === 'shift' && entry.after) || []));
  const employeeCount = change.entries.filter(({ kind }) => kind === 'employee').length;
  notificationsStore.notify({
    message: t('done', { count: plan.counts.add }),
    ...(employeeCount > 0 && { detail: t('doneEmployees', { count: employeeCount }) }),
    changeId: change.id,
    type: 'success',
    category: 'shifts',
    act: 'shiftsImported',
  });
  return true;
}
