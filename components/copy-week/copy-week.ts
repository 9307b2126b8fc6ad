import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { type CopyChoice, planWeekCopy, type WeekCopyPlan } from '@/lib/shifts/copy/copy-week';
import { type ClashChoice, clashRuleOf, keepsPlanUnchanged } from '@/lib/shifts/plan/settle-week-copy';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import { announce } from '@/stores/notifications/announce';
import { breakChoices } from '@/stores/plans/plan-choices';
import { applyWeekCopyChoices } from '@/stores/plans/settle-plans';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { closeDialog } from '@/stores/ui/dialogs';

interface WeekCopy {
  /** The first day of the source week. */
  readonly from: LocalDate;
  readonly weekStart: WeekStart;
  readonly targets: ReadonlySet<LocalDate>;
  readonly include: CopyChoice;
  readonly clash: ClashChoice;
  readonly isOpen?: boolean;
  /** Called with the copies as soon as they are in the schedule. */
  readonly onCopied?: (created: readonly Shift[]) => void;
}

/**
 * Copies all of one week into an empty one immediately. Returns false if the person has to decide something: somebody
 * has left the team or has another role by now, or a copy breaks a rule.
 */
export function copyPlainly(
  store: ScheduleStore,
  { from, to, weekStart }: Pick<WeekCopy, 'from' | 'weekStart'> & { readonly to: LocalDate },
  done: (shiftCount: number, weekCount: number) => string,
): boolean {
  const { schedule } = store.getState();
  const copy: WeekCopy = {
    from,
    weekStart,
    targets: new Set([to]),
    include: { kind: 'everything' },
    clash: 'skip',
  };
  const asked = planWeekCopy({
    ...copy,
    clash: clashRuleOf(copy.clash),
    index: schedule.shifts,
    employees: schedule.employees.values(),
    newId: placeholderIds(),
  });
  const settings = { ...ruleSettingsOf(schedule), weekStart };
  const { broken } = applyWeekCopyChoices(schedule, asked, settings, { clash: copy.clash, breaks: {} });
  if (broken.length > 0 || asked.left.length > 0 || asked.newRoleCount > 0) return false;
  void copyWeek(store, copy, done);
  return true;
}

/** Reads the schedule again: another tab may have changed it since the preview. */
export async function copyWeek(
  store: ScheduleStore,
  copy: WeekCopy,
  done: (shiftCount: number, weekCount: number) => string,
): Promise<void> {
  const { schedule } = store.getState();
  const asked = planWeekCopy({
    ...copy,
    clash: clashRuleOf(copy.clash),
    index: schedule.shifts,
    employees: schedule.employees.values(),
    newId: store.newId,
  });
  const settings = { ...ruleSettingsOf(schedule), weekStart: copy.weekStart };
  const choices = { clash: copy.clash, breaks: breakChoices('copyWeek') };
  const plan = keepsPlanUnchanged(choices) ? asked : applyWeekCopyChoices(schedule, asked, settings, choices);
  await commitCopiedWeeks(
    store,
    plan,
    copy.weekStart,
    (weekCount) => done(plan.createdCount, weekCount),
    copy.onCopied,
  );
}

/** Adds the planned shifts in one step, closes the dialog and shows the first week that received any. */
export async function commitCopiedWeeks(
  store: ScheduleStore,
  { entries, weeks }: Pick<WeekCopyPlan, 'entries' | 'weeks'>,
  weekStart: WeekStart,
  done: (weekCount: number) => string,
  onCopied?: (created: readonly Shift[]) => void,
): Promise<void> {
  const { selectedDate } = store.getState();
  closeDialog();
  const filled = weeks.filter(({ created }) => created.length > 0);
  const [first] = filled;
  if (!first) return;
  const change = store.commit(entries);
  const weekday = daysBetween(startOfWeek(selectedDate, weekStart), selectedDate);
  store.selectDate(addDays(first.firstDay, weekday));
  const created = filled.flatMap((week) => week.created);
  if (change) onCopied?.(created);
  await announce(store, change, {
    category: 'shifts',
    act: 'weekCopied',
    words: () => ({ message: done(filled.length) }),
    reminders: created,
  });
}
