import { nameKey } from '@/lib/employees/employee';
import { memoize } from '@/lib/memoize';
import { addExcludableMinutes, type ExcludableMinutes, NO_EXCLUDABLE_MINUTES } from '@/lib/shifts/counting';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { durationMinutes } from '@/lib/time/interval';

/** Figures over all shifts. Canceled shifts count only in `byStatus`; open shifts also count in `byRole`. */
export interface AllTimeFigures {
  readonly countedMinutes: number;
  /** Sums for other ways of counting. */
  readonly excludable: ExcludableMinutes;
  /** Number of shifts by stored status. */
  readonly byStatus: ReadonlyMap<string, number>;
  /** Counted shifts by stored role. */
  readonly byRole: ReadonlyMap<string, number>;
  /** Counted shifts by the person's `nameKey`. */
  readonly byPerson: ReadonlyMap<string, number>;
}

export const NO_FIGURES: AllTimeFigures = {
  countedMinutes: 0,
  excludable: NO_EXCLUDABLE_MINUTES,
  byStatus: new Map(),
  byRole: new Map(),
  byPerson: new Map(),
};

/** Collects added and removed shifts into new figures. */
export interface Tally {
  readonly add: (shift: Shift) => void;
  readonly remove: (shift: Shift) => void;
  readonly figures: () => AllTimeFigures;
}

const lengthFrom = memoize((start: string) => memoize((end: string) => durationMinutes(start, end)));

/** Continues from the given figures without mutating them. The cost depends only on the touched shifts. */
export function tallyFrom(before: AllTimeFigures): Tally {
  // The initial load adds every shift, so each costs only a few lookups; sums are made at the end.
  const statuses = new Map<string, Step>();
  const roles = new Map<string, Step>();
  const names = new Map<string, Step>();
  let { countedMinutes, excludable } = before;

  function count(shift: Shift, step: 1 | -1): void {
    stepOf(statuses, shift.status).by += step;
    if (!isCounted(shift)) return;
    stepOf(roles, shift.role).by += step;
    if (isOpenShift(shift)) return;
    excludable = addExcludableMinutes(excludable, shift, step);
    countedMinutes += step * lengthFrom(shift.startTime)(shift.endTime);
    stepOf(names, shift.employeeName).by += step;
  }

  return {
    add: (shift) => count(shift, 1),
    remove: (shift) => count(shift, -1),
    figures: () => ({
      countedMinutes,
      excludable,
      byStatus: counted(before.byStatus, statuses),
      byRole: counted(before.byRole, roles),
      byPerson: counted(before.byPerson, names, nameKey),
    }),
  };
}

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

/** The same map if no step changes a count. */
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
