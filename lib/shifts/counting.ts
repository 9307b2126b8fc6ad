import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

export const COUNTING_EXCLUSIONS = [
  'onCallHours',
  'onCallCoverage',
  'trainingHours',
  'trainingCoverage',
] as const;

export type CountingExclusion = (typeof COUNTING_EXCLUSIONS)[number];

export interface Counting {
  readonly paidHours: boolean;
  readonly leftOut: readonly CountingExclusion[];
}

/** The specification's rule: every shift counts from start to end. */
export const COUNT_ALL: Counting = { paidHours: false, leftOut: [] };

export type MinutesOf = (shift: Shift) => number;

type OfDay = (shiftsOfDay: readonly Shift[]) => readonly Shift[];

const counters = new WeakMap<Counting, MinutesOf>();

/** Returns the counter for figures of hours; the same function for the same setting. */
export function minutesCounter(counting: Counting): MinutesOf {
  if (!counting.paidHours && counting.leftOut.length === 0) return shiftMinutes;
  const known = counters.get(counting);
  if (known) return known;
  const count: MinutesOf = (shift) => {
    if (isLeftOut(shift, 'Hours', counting)) return 0;
    const unpaid = counting.paidHours ? (shift.unpaidBreak ?? 0) : 0;
    return Math.max(shiftMinutes(shift) - unpaid, 0);
  };
  counters.set(counting, count);
  return count;
}

export function isInCoverage(shift: Shift, counting: Counting): boolean {
  return !isLeftOut(shift, 'Coverage', counting);
}

/** Returns the filter for shifts that count in coverage; it returns the same array if all count. */
export function coverageFilter(counting: Counting): OfDay {
  const known = filters.get(counting);
  if (known) return known;
  const days = new WeakMap<readonly Shift[], readonly Shift[]>();
  const filter: OfDay = (shifts) => {
    const before = days.get(shifts);
    if (before) return before;
    const rest = shifts.filter((shift) => isInCoverage(shift, counting));
    const counted = rest.length === shifts.length ? shifts : rest;
    days.set(shifts, counted);
    return counted;
  };
  filters.set(counting, filter);
  return filter;
}

const filters = new WeakMap<Counting, OfDay>();

function isLeftOut({ kind }: Shift, where: 'Hours' | 'Coverage', { leftOut }: Counting): boolean {
  return (kind === 'onCall' || kind === 'training') && leftOut.includes(`${kind}${where}`);
}

/** Sums kept next to the total, so that another counting needs no pass over all shifts. */
export interface ExcludableMinutes {
  readonly unpaid: number;
  readonly onCall: number;
  readonly onCallUnpaid: number;
  readonly training: number;
  readonly trainingUnpaid: number;
}

export const NO_EXCLUDABLE_MINUTES: ExcludableMinutes = {
  unpaid: 0,
  onCall: 0,
  onCallUnpaid: 0,
  training: 0,
  trainingUnpaid: 0,
};

/** Adds the shift, or removes it if `step` is -1. Same object for a shift that adds nothing. */
export function addExcludableMinutes(
  excludable: ExcludableMinutes,
  shift: Shift,
  step: 1 | -1,
): ExcludableMinutes {
  const { unpaidBreak = 0, kind } = shift;
  if ((unpaidBreak === 0 && kind === undefined) || !isCountedForPerson(shift)) return excludable;
  const minutes = shiftMinutes(shift);
  const unpaid = Math.min(unpaidBreak, minutes);
  const of = (counted: 'onCall' | 'training') => (kind === counted ? step : 0);
  return {
    unpaid: excludable.unpaid + step * unpaid,
    onCall: excludable.onCall + of('onCall') * minutes,
    onCallUnpaid: excludable.onCallUnpaid + of('onCall') * unpaid,
    training: excludable.training + of('training') * minutes,
    trainingUnpaid: excludable.trainingUnpaid + of('training') * unpaid,
  };
}

export function countedMinutesOf(
  minutes: number,
  excludable: ExcludableMinutes,
  { paidHours, leftOut }: Counting,
): number {
  let counted = paidHours ? minutes - excludable.unpaid : minutes;
  for (const kind of ['onCall', 'training'] as const) {
    if (!leftOut.includes(`${kind}Hours`)) continue;
    counted -= paidHours ? excludable[kind] - excludable[`${kind}Unpaid`] : excludable[kind];
  }
  return counted;
}
