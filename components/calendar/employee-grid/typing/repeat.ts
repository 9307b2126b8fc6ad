import {
  type AddedWords,
  addShifts,
  type Paste,
  typedShifts,
} from '@/components/calendar/employee-grid/acts';
import { nameKey } from '@/lib/employees/employee';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { noteTypedShifts } from '@/stores/first-use/typed-shifts';
import { breaksOfShifts } from '@/stores/schedule/plan-breaks';
import type { ScheduleStore } from '@/stores/schedule/schedule';

type Times = Pick<Shift, 'startTime' | 'endTime'>;

/** The times typed last, which R types again. */
let lastTyped: readonly Times[] = [];

export function rememberTyped(shifts: readonly Shift[]): void {
  if (shifts.length > 0) lastTyped = shifts;
}

/** `notTyped`: no times were typed before; `there`: the cell has the same shifts already. */
export type NothingRepeated = 'notTyped' | 'there' | 'nobody';

export function planRepeat(
  store: ScheduleStore,
  name: string,
  date: LocalDate,
  words: AddedWords,
): Paste | NothingRepeated {
  if (lastTyped.length === 0) return 'notTyped';
  const planned = typedShifts(store, name, date, lastTyped);
  if (!planned) return 'nobody';
  const person = nameKey(name);
  const there = shiftsOn(store.getState().schedule.shifts, date).filter(
    ({ employeeName }) => nameKey(employeeName) === person,
  );
  const shifts = planned.filter(
    ({ startTime, endTime }) =>
      !there.some((shift) => shift.startTime === startTime && shift.endTime === endTime),
  );
  if (shifts.length === 0) return 'there';
  return {
    broken: breaksOfShifts(store, shifts),
    paste: () => {
      addShifts(store, shifts, words);
      noteTypedShifts(shifts.length);
    },
  };
}
