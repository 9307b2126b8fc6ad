import { type ClashRule, type CopyChoice, planWeekCopy } from '@/lib/shifts/copy-week';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { scheduleStore, tellWhenStored, uiStore } from '@/stores/app-stores';

interface WeekCopy {
  /** The Monday of the week that is copied. */
  readonly from: LocalDate;
  readonly targets: ReadonlySet<LocalDate>;
  readonly include: CopyChoice;
  readonly clash: ClashRule;
}

/**
 * Copies the week in one step, closes the dialog and shows the first week that has got copies. The schedule is asked
 * anew: another tab may have changed it since the preview.
 */
export function copyWeek(copy: WeekCopy, done: (shiftCount: number, weekCount: number) => string): void {
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
  scheduleStore.commit(entries);
  scheduleStore.selectDate(addDays(first.monday, daysBetween(copy.from, selectedDate)));
  void tellWhenStored({
    message: done(createdCount, filled.length),
    canUndo: true,
    type: 'success',
    category: 'shifts',
    cue: 'success',
  });
}
