import { isSameData } from '@/lib/saved-data/records/same-data';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';

export const OUTCOMES = ['worked', 'absent', 'ill'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The actual outcome of a planned shift. */
export type Worked =
  | {
      readonly outcome: 'worked';
      readonly startTime: ClockTime;
      readonly endTime: ClockTime;
      /** Unpaid minutes. */
      readonly breakMinutes: number;
    }
  | { readonly outcome: 'absent' | 'ill' };

/** Stored with the shift's date at that time: moving the shift to another day invalidates the record. */
export type StoredWorked = Worked & { readonly date: string };

/** The shift's actual hours; undefined if absent or invalid. */
export function workedOf({ worked, date }: Pick<Shift, 'worked' | 'date'>): Worked | undefined {
  if (typeof worked !== 'object' || worked === null) return undefined;
  const fields = worked as Readonly<Record<string, unknown>>;
  if (fields.date !== date) return undefined;
  if (fields.outcome === 'absent' || fields.outcome === 'ill') return { outcome: fields.outcome };
  if (fields.outcome !== 'worked') return undefined;
  const [startTime, endTime] = [timeIn(fields.startTime), timeIn(fields.endTime)];
  const { breakMinutes } = fields;
  if (!startTime || !endTime || !isBreak(breakMinutes, startTime, endTime)) return undefined;
  return { outcome: 'worked', startTime, endTime, breakMinutes };
}

function timeIn(value: unknown): ClockTime | undefined {
  return typeof value === 'string' ? parseClockTime(value) : undefined;
}

/** Whole minutes, fewer than between the times. */
export function isBreak(minutes: unknown, startTime: ClockTime, endTime: ClockTime): minutes is number {
  return (
    Number.isInteger(minutes) && Number(minutes) >= 0 && Number(minutes) < durationMinutes(startTime, endTime)
  );
}

/** The planned hours; a break only if planned hours exclude breaks. */
export function asPlanned(shift: Shift, isPaidHours: boolean): Worked & { readonly outcome: 'worked' } {
  const { startTime, endTime, unpaidBreak = 0 } = shift;
  const breakMinutes = isPaidHours && isBreak(unpaidBreak, startTime, endTime) ? unpaidBreak : 0;
  return { outcome: 'worked', startTime, endTime, breakMinutes };
}

/** Undefined removes the actual hours. Returns the same object if nothing changes. */
export function withWorked(shift: Shift, worked: Worked | undefined): Shift {
  if (worked && isSameData(workedOf(shift), worked)) return shift;
  const { worked: before, ...rest } = shift;
  if (!worked) return before === undefined ? shift : rest;
  return { ...rest, worked: { ...worked, date: shift.date } satisfies StoredWorked };
}

/** The day's shifts as worked, without absences; unconfirmed shifts stay as planned. */
export function workedShifts(shifts: readonly Shift[]): readonly Shift[] {
  return shifts.flatMap((shift) => {
    const worked = isCountedForPerson(shift) ? workedOf(shift) : undefined;
    if (!worked) return [shift];
    if (worked.outcome !== 'worked') return [];
    const { startTime, endTime } = worked;
    return [{ ...shift, startTime, endTime }];
  });
}

/** From start to end without the break; unconfirmed shifts count as planned. */
export function workedCounter(planned: MinutesOf): MinutesOf {
  return (shift) => {
    const worked = workedOf(shift);
    if (worked?.outcome !== 'worked') return planned(shift);
    return durationMinutes(worked.startTime, worked.endTime) - worked.breakMinutes;
  };
}
