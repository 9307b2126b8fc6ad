import { isSameData } from '@/lib/saved-data/records/same-data';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';

/** How a planned shift came about. */
export const OUTCOMES = ['worked', 'absent', 'ill'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What really happened with a shift: when it was worked, or that nobody came. */
export type Worked =
  | {
      readonly outcome: 'worked';
      readonly startTime: ClockTime;
      readonly endTime: ClockTime;
      /** Minutes that are not paid. */
      readonly breakMinutes: number;
    }
  | { readonly outcome: 'absent' | 'ill' };

/** As stored; the date is that of the shift when it was said: of a shift that has since gone to another day nothing is said. */
export type StoredWorked = Worked & { readonly date: string };

/** What is said of the shift; undefined where nothing is, or it is not understood. */
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

/** Whether a break fits into the times: whole minutes, fewer than lie between them. */
export function isBreak(minutes: unknown, startTime: ClockTime, endTime: ClockTime): minutes is number {
  return (
    Number.isInteger(minutes) && Number(minutes) >= 0 && Number(minutes) < durationMinutes(startTime, endTime)
  );
}

/** The shift as it was planned; the break only where hours are paid hours. */
export function asPlanned(shift: Shift, isPaidHours: boolean): Worked & { readonly outcome: 'worked' } {
  const { startTime, endTime, unpaidBreak = 0 } = shift;
  const breakMinutes = isPaidHours && isBreak(unpaidBreak, startTime, endTime) ? unpaidBreak : 0;
  return { outcome: 'worked', startTime, endTime, breakMinutes };
}

/** The shift with what really happened; undefined takes it away. The same object where nothing changes. */
export function withWorked(shift: Shift, worked: Worked | undefined): Shift {
  if (worked && isSameData(workedOf(shift), worked)) return shift;
  const { worked: before, ...rest } = shift;
  if (!worked) return before === undefined ? shift : rest;
  return { ...rest, worked: { ...worked, date: shift.date } satisfies StoredWorked };
}

/** A day's shifts as they were worked: without those to which nobody came. Where nothing is said the plan stands. */
export function workedShifts(shifts: readonly Shift[]): readonly Shift[] {
  return shifts.flatMap((shift) => {
    const worked = isSomebodys(shift) ? workedOf(shift) : undefined;
    if (!worked) return [shift];
    if (worked.outcome !== 'worked') return [];
    const { startTime, endTime } = worked;
    return [{ ...shift, startTime, endTime }];
  });
}

/** How a worked shift counts: from start to end without the break; one of which nothing is said as it is planned. */
export function workedCounter(planned: MinutesOf): MinutesOf {
  return (shift) => {
    const worked = workedOf(shift);
    if (worked?.outcome !== 'worked') return planned(shift);
    return durationMinutes(worked.startTime, worked.endTime) - worked.breakMinutes;
  };
}
