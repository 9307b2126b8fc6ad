import { compareText } from '@/lib/order';
import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import { type Balance, levelsOf } from './gaps';

/** A shorter shift is not worth the trip. */
const MIN_SHIFT_HOURS = 3;
const MAX_SHIFT_HOURS = 12;
export const OFFERED_LENGTHS: readonly number[] = Array.from(
  { length: MAX_SHIFT_HOURS - MIN_SHIFT_HOURS + 1 },
  (_, more) => MIN_SHIFT_HOURS + more,
);
export const USUAL_LENGTHS: readonly number[] = [4, 6, 8];

/** The cost of one more shift, in unneeded hours. */
const SHIFT_HOURS = 2.5;

export interface NeededShift {
  readonly date: LocalDate;
  readonly role: string;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly hours: number;
}

export interface ShiftWishes {
  /** Lengths of the shifts, in hours; lengths below three hours are ignored. */
  readonly lengths: readonly number[];
  /** Start minutes for the role, most usual first. */
  readonly usualStarts: (role: string) => readonly number[];
  /** Opening minutes of the day, the end above 1440 after midnight; undefined if always open. */
  readonly openOn: (date: LocalDate) => readonly [number, number] | undefined;
}

/**
 * Compares three layouts per role: last in first out, first in first out, and bridging unneeded hours; the
 * fewest shifts and hours win. Extended shifts prefer a usual start within opening hours.
 */
export function shiftsForNeed(
  balance: Balance,
  days: readonly LocalDate[],
  wishes: ShiftWishes,
): readonly NeededShift[] {
  const [first] = days;
  const lengths = wishes.lengths.filter((hours) => hours >= MIN_SHIFT_HOURS);
  if (first === undefined || lengths.length === 0) return [];
  const shifts = [...balance].flatMap(([role, missing]) => {
    const layouts = [
      pairLastInFirstOut(missing).flatMap((run) => split(run, lengths)),
      pairFirstInFirstOut(missing).flatMap((run) => split(run, lengths)),
      bridgeGaps(missing, lengths),
    ];
    const pieces = layouts.reduce((best, other) => (weightOf(other) < weightOf(best) ? other : best));
    return pieces.map((piece) => placeShift(piece, role, first, wishes));
  });
  return shifts.sort(
    (one, other) =>
      compareText(one.date, other.date) ||
      compareText(one.startTime, other.startTime) ||
      compareText(one.role, other.role) ||
      one.hours - other.hours,
  );
}

/** One person's hours from the first midnight, `to` excluded. */
interface Run {
  readonly from: number;
  readonly to: number;
}

interface Piece extends Run {
  readonly hours: number;
}

/** A drop in need ends the shifts that began last: long shifts, with short ones inside them. */
function pairLastInFirstOut(missing: readonly number[]): readonly Run[] {
  return levelsOf(missing).flatMap(({ from, to, count }) =>
    Array.from({ length: count }, () => ({ from, to })),
  );
}

/** A drop in need ends the shifts that began first: shifts of similar length, one after another. */
function pairFirstInFirstOut(missing: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  const here: number[] = [];
  for (let hour = 0; hour <= missing.length; hour += 1) {
    const count = Math.max(missing[hour] ?? 0, 0);
    while (here.length > count) runs.push({ from: here.shift() ?? hour, to: hour });
    while (here.length < count) here.push(hour);
  }
  return runs;
}

/** Begins each shift at the first missing hour; the shift covers hours without need if that saves a shift. */
function bridgeGaps(missing: readonly number[], lengths: readonly number[]): readonly Piece[] {
  const left = missing.map((count) => Math.max(count, 0));
  const pieces: Piece[] = [];
  for (let hour = 0; hour < left.length; ) {
    if ((left[hour] ?? 0) === 0) {
      hour += 1;
      continue;
    }
    const usefulIn = (hours: number) => left.slice(hour, hour + hours).filter((count) => count > 0).length;
    const hours = lengths.reduce((best, other) =>
      2 * usefulIn(other) - other > 2 * usefulIn(best) - best ? other : best,
    );
    let to = hour + 1;
    for (let at = hour; at < Math.min(hour + hours, left.length); at += 1) {
      if ((left[at] ?? 0) === 0) continue;
      left[at] = (left[at] ?? 0) - 1;
      to = at + 1;
    }
    pieces.push({ from: hour, to, hours });
  }
  return pieces;
}

function weightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { hours }) => sum + hours + SHIFT_HOURS, 0);
}

/** Splits the run into the fewest shifts and surplus hours; the longest first. */
function split({ from, to }: Run, lengths: readonly number[]): readonly Piece[] {
  const total = to - from;
  // The best last piece for each number of hours.
  const cost: number[] = [0];
  const last: number[] = [0];
  for (let hours = 1; hours <= total; hours += 1) {
    cost[hours] = Number.POSITIVE_INFINITY;
    for (const length of lengths) {
      const price = (cost[Math.max(hours - length, 0)] ?? 0) + SHIFT_HOURS + Math.max(length - hours, 0);
      if (price < (cost[hours] ?? 0)) {
        cost[hours] = price;
        last[hours] = length;
      }
    }
  }
  const chosen: number[] = [];
  for (let left = total; left > 0; left -= last[left] ?? left) chosen.push(last[left] ?? left);
  const pieces: Piece[] = [];
  let at = from;
  for (const hours of chosen.sort((one, other) => other - one)) {
    const end = Math.min(at + hours, to);
    pieces.push({ from: at, to: end, hours });
    at = end;
  }
  return pieces;
}

/** A shift longer than the missing hours may begin earlier. */
function placeShift(piece: Piece, role: string, first: LocalDate, wishes: ShiftWishes): NeededShift {
  const latest = piece.from * HOUR_MINUTES;
  // A shift cannot begin before the first midnight.
  const earliest = Math.max(0, piece.to * HOUR_MINUTES - piece.hours * HOUR_MINUTES);
  const day = Math.floor(latest / DAY_MINUTES);
  const usual = wishes
    .usualStarts(role)
    .map((minute) => day * DAY_MINUTES + minute)
    .filter((start) => start >= earliest && start <= latest);
  const open = wishes.openOn(addDays(first, day));
  const outside = (start: number) => {
    if (!open) return 0;
    const [from, to] = open.map((minute) => day * DAY_MINUTES + minute) as [number, number];
    return Math.max(0, from - start) + Math.max(0, start + piece.hours * HOUR_MINUTES - to);
  };
  const [start = latest] = [...usual, latest, Math.min(earliest, latest)].sort(
    (one, other) => outside(one) - outside(other),
  );
  const startDay = Math.floor(start / DAY_MINUTES);
  const minute = start - startDay * DAY_MINUTES;
  return {
    date: addDays(first, startDay),
    role,
    startTime: clockTimeOf(minute),
    endTime: clockTimeOf((minute + piece.hours * HOUR_MINUTES) % DAY_MINUTES),
    hours: piece.hours,
  };
}
