import { type CopyChoice, planWeekCopy } from '@/lib/shifts/copy/copy-week';
import { type ClashChoice, clashRuleOf, leavesAsPlanned } from '@/lib/shifts/plan/settle-week-copy';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import { breakChoices } from '@/stores/plans/plan-choices';
import { settledWeekCopy } from '@/stores/plans/settle-plans';

interface WeekCopy {
  /** The first day of the source week. */
  readonly from: LocalDate;
  readonly weekStart: WeekStart;
  readonly targets: ReadonlySet<LocalDate>;
  readonly include: CopyChoice;
  readonly clash: ClashChoice;
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
  const asked = planWeekCopy({
    ...copy,
    clash: clashRuleOf(copy.clash),
    index: schedule.shifts,
    employees: schedule.employees.values(),
    newId: scheduleStore.newId,
  });
  const settings = { ...uiStore.getState(), weekStart: copy.weekStart };
  const choices = { clash: copy.clash, breaks: breakChoices('copyWeek') };
  const { entries, weeks, createdCount } = leavesAsPlanned(choices)
    ? asked
    : settledWeekCopy(schedule, asked, settings, choices);
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
