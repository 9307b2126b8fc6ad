import { costOfChange, type PayChange } from '@/lib/pay/cost-of-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { minutesCounter } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

/** What a change adds to the cost of the current schedule. */
export function payOfChange(leaving: readonly Shift[], coming: readonly Shift[]): PayChange {
  const { shifts, employees } = scheduleStore.getState().schedule;
  const { overtime, counting, weekStart } = uiStore.getState();
  return costOfChange(leaving, coming, {
    shiftsOn: (date) => shiftsOn(shifts, date),
    employees: [...employees.values()],
    overtime,
    minutesOf: minutesCounter(counting),
    weekStart,
  });
}
