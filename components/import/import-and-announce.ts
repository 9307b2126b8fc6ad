import type { useTranslations } from 'use-intl';
import type { ImportPlan } from '@/lib/import/plan-import';
import { importPlanned } from '@/stores/import/import-shifts';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/**
 * Imports in one step, shows the first imported week and announces the import; returns false if nothing could
 * be stored.
 */
export async function importAndAnnounce(
  store: ScheduleStore,
  plan: ImportPlan,
  t: ReturnType<typeof useTranslations<'importData'>>,
): Promise<boolean> {
  const change = await importPlanned(plan);
  const entries = change?.entries ?? [];
  const employeeCount = entries.filter(({ kind }) => kind === 'employee').length;
  const isDone = await announceOrWithdraw(
    store,
    change,
    {
      category: 'shifts',
      act: 'shiftsImported',
      words: {
        message: t('done', { count: plan.counts.add }),
        ...(employeeCount > 0 && { detail: t('doneEmployees', { count: employeeCount }) }),
      },
      reminders: entries.flatMap((entry) => (entry.kind === 'shift' && entry.after) || []),
    },
    { message: t('notDone'), detail: t('notDoneDetail'), category: 'general', act: 'dataNotSaved' },
  );
  if (isDone && plan.firstDate) store.selectDate(plan.firstDate);
  return isDone;
}
