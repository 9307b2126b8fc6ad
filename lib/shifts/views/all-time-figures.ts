import { nameKey } from '@/lib/employees/employee';
import { remembered } from '@/lib/remembered';
import { type ApartMinutes, apartWith, NOTHING_APART } from '@/lib/shifts/counting';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { durationMinutes } from '@/lib/time/interval';

/** The figures over all shifts. Canceled shifts count only in `byStatus`, open ones also in `byRole`. */
export interface AllTimeFigures {
  readonly countedMinutes: number;
  /** Of these minutes what another way of counting needs. */
  readonly apart: ApartMinutes;
  /** Shifts by status, as it is stored. */
  readonly byStatus: ReadonlyMap<string, number>;
  /** Counted shifts by role, as it is stored. */
  readonly byRole: ReadonlyMap<string, number>;
  /** Counted shifts by the `nameKey` of the person. */
  readonly byPerson: ReadonlyMap<string, number>;
}

/** The figures of no shifts. */
export const NO_FIGURES: AllTimeFigures = {
  countedMinutes: 0,
  apart: NOTHING_APART,
  byStatus: new Map(),
  byRole: new Map(),
  byPerson: new Map(),
};

/** Running figures: add and remove shifts, and `figures` returns the result. */
export interface Tally {
  readonly add: (shift: Shift) => void;
  readonly remove: (shift: Shift) => void;
  readonly figures: () => AllTimeFigures;
}

const lengthFrom = remembered((start: string) => remembered((end: string) => durationMinutes(start, end)));

/** Continues from the given figures, which are not mutated; the cost depends on the touched shifts, not on all. */
export function tallyFrom(before: AllTimeFigures): Tally {
  // A start adds every shift: each costs a few lookups here, and the sums are made once at the end.
  const statuses = new Map<string, Step>();
  const roles = new Map<string, Step>();
  const names = new Map<string, Step>();
  let { countedMinutes, apart } = before;

  function count(shift: Shift, step: 1 | -1): void {
    stepOf(statuses, shift.status).by += step;
    if (!isCounted(shift)) return;
    stepOf(roles, shift.role).by += step;
    if (isOpenShift(shift)) return;
    apart = apartWith(apart, shift, step);
    countedMinutes += step * lengthFrom(shift.startTime)(shift.endTime);
    stepOf(names, shift.employeeName).by += step;
  }

  return {
    add: (shift) => count(shift, 1),
    remove: (shift) => count(shift, -1),
    figures: () => ({
      countedMinutes,
      apart,
      byStatus: counted(before.byStatus, statuses),
      byRole: counted(before.byRole, roles),
      byPerson: counted(before.byPerson, names, nameKey),
    }),
  };
}

/** The change to a count. */
interface Step {
  by: number;
}

function stepOf(steps: Map<string, Step>, name: string): Step {
  const known = steps.get(name);
  if (known) return known;
  const step = { by: 0 };
  steps.set(name, step);
  return step;
}

/** The counts after the steps; the same map when none of them changes anything. */
function counted(
  counts: ReadonlyMap<string, number>,
  steps: ReadonlyMap<string, Step>,
  keyOf = (name: string) => name,
): ReadonlyMap<string, number> {
  const changes = [...steps].filter(([, { by }]) => by !== 0);
  if (changes.length === 0) return counts;
  const after = new Map(counts);
  for (const [name, { by }] of changes) {
    const key = keyOf(name);
    const count = (after.get(key) ?? 0) + by;
    if (count === 0) after.delete(key);
    else after.set(key, count);
  }
  return after;
}
