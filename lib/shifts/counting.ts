import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

export const LEFT_OUT = ['onCallHours', 'onCallCoverage', 'trainingHours', 'trainingCoverage'] as const;

export type LeftOut = (typeof LEFT_OUT)[number];

export interface Counting {
  readonly paidHours: boolean;
  readonly leftOut: readonly LeftOut[];
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
export interface ApartMinutes {
  readonly unpaid: number;
  readonly onCall: number;
  readonly onCallUnpaid: number;
  readonly training: number;
  readonly trainingUnpaid: number;
}

export const NOTHING_APART: ApartMinutes = {
  unpaid: 0,
  onCall: 0,
  onCallUnpaid: 0,
  training: 0,
  trainingUnpaid: 0,
};

/** Adds the shift, or removes it if `step` is -1. Same object for a shift that adds nothing. */
export function apartWith(apart: ApartMinutes, shift: Shift, step: 1 | -1): ApartMinutes {
  const { unpaidBreak = 0, kind } = shift;
  if ((unpaidBreak === 0 && kind === undefined) || !isSomebodys(shift)) return apart;
  const minutes = shiftMinutes(shift);
  const unpaid = Math.min(unpaidBreak, minutes);
  const of = (own: 'onCall' | 'training') => (kind === own ? step : 0);
  return {
    unpaid: apart.unpaid + step * unpaid,
    onCall: apart.onCall + of('onCall') * minutes,
    onCallUnpaid: apart.onCallUnpaid + of('onCall') * unpaid,
    training: apart.training + of('training') * minutes,
    trainingUnpaid: apart.trainingUnpaid + of('training') * unpaid,
  };
}

export function countedOf(minutes: number, apart: ApartMinutes, { paidHours, leftOut }: Counting): number {
  let counted = paidHours ? minutes - apart.unpaid : minutes;
  for (const kind of ['onCall', 'training'] as const) {
    if (!leftOut.includes(`${kind}Hours`)) continue;
    counted -= paidHours ? apart[kind] - apart[`${kind}Unpaid`] : apart[kind];
  }
  return counted;
}
