import { type ClashRule, type CopyChoice, planWeekCopy } from '@/lib/shifts/copy/copy-week';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';

interface WeekCopy {
  /** The first day of the source week. */
  readonly from: LocalDate;
  readonly weekStart: WeekStart;
  readonly targets: ReadonlySet<LocalDate>;
  readonly include: CopyChoice;
  readonly clash: ClashRule;
}

/**
 * Copies the week in one step, closes the dialog and shows the first week that received copies. Reads the schedule
 * again: another tab may have changed it since the preview.
 */
export async function copyWeek(
  copy: WeekCopy,
  done: (shiftCount: number, weekCount: number) => string,
): Promise<void> {
  const { schedule, selectedDate } = scheduleStore.getState();
  const { entries, weeks, createdCount } = planWeekCopy({
    ...copy,
    index: schedule.shifts,
    employees: schedule.employees.values(),
    newId: scheduleStore.newId,
  });
  uiStore.closeDialog();
  const filled = weeks.filter(({ created }) => created.length > 0);
  const [first] = filled;
  if (!first) return;
  const change = scheduleStore.commit(entries);
  scheduleStore.selectDate(addDays(first.firstDay, daysBetween(copy.from, selectedDate)));
  await announce(change, {
    category: 'shifts',
    act: 'weekCopied',
    words: () => ({ message: done(createdCount, filled.length) }),
    reminders: filled.flatMap(({ created }) => created),
  });
}
