import { isAnybodyPaid } from '@/lib/pay/any-wages';
import { type ChangeContext, costOfChange, costOfShift, type PayChange } from '@/lib/pay/cost-of-change';
import { countingSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { settingOf } from '@/lib/settings/settings-of';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { minutesCounter } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';

function context(store: ScheduleStore): ChangeContext {
  const { schedule } = store.getState();
  const { shifts, employees } = schedule;
  return {
    shiftsOn: (date) => shiftsOn(shifts, date),
    employees: [...employees.values()],
    overtime: settingOf(schedule, overtimeSetting),
    minutesOf: minutesCounter(settingOf(schedule, countingSetting)),
    weekStart: settingOf(schedule, weekStartSetting),
  };
}

/** Computes the costs from the given shift, not from the stored one. */
export function payOfShift(store: ScheduleStore, shift: Shift): PayChange {
  return costOfShift(shift, context(store));
}

/**
 * The cost that a drop would add; undefined if no wages are known, money is hidden, or the drop would change
 * nothing.
 */
export function payOfDrop(store: ScheduleStore, check: DropCheck): PayChange | undefined {
  const isPaid = isAnybodyPaid(store.getState().schedule.employees);
  if (!isPaid || uiStore.getState().moneyHidden || !('shifts' in check)) return undefined;
  return costOfChange(
    check.shifts.flatMap(({ before }) => before ?? []),
    check.shifts.map(({ shift }) => shift),
    context(store),
  );
}
