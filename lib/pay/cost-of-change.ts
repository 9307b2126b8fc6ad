import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type WeekStart, weekOf } from '@/lib/time/week';
import { type Pay, type PayInput, payOfWeek } from './pay';

/** Added cost of a change; negative if the change saves money. */
export type PayChange = Pick<Pay, 'cost' | 'overtimeCost' | 'minutes' | 'unpriced'>;

export interface ChangeContext extends Omit<PayInput, 'days' | 'shifts'> {
  /** The current shifts that begin on the day. */
  readonly shiftsOn: (date: LocalDate) => readonly Shift[];
  readonly weekStart: WeekStart;
}

/** Cost after the change minus cost before, including overtime that the change causes in other shifts. */
export function costOfChange(
  leaving: readonly Shift[],
  coming: readonly Shift[],
  context: ChangeContext,
): PayChange {
  const { shiftsOn, weekStart, ...rules } = context;
  const gone = new Set(leaving.map(({ id }) => id));
  const weeks = new Map<LocalDate, readonly LocalDate[]>();
  for (const { date } of [...leaving, ...coming]) {
    const days = weekOf(date, weekStart);
    weeks.set(days[0] ?? date, days);
  }
  const change = { cost: 0, overtimeCost: 0, minutes: 0, unpriced: 0 };
  for (const days of weeks.values()) {
    const current = days.map(shiftsOn);
    const changed = current.map((shifts, at) => {
      const rest = shifts.some(({ id }) => gone.has(id)) ? shifts.filter(({ id }) => !gone.has(id)) : shifts;
      const added = coming.filter(({ date }) => date === days[at]);
      // An unchanged day keeps its array, because `payOfWeek` caches people by array.
      return added.length > 0 ? [...rest, ...added] : rest;
    });
    const before = payOfWeek({ ...rules, days, shifts: current }).total;
    const after = payOfWeek({ ...rules, days, shifts: changed }).total;
    change.cost += after.cost - before.cost;
    change.overtimeCost += after.overtimeCost - before.overtimeCost;
    change.minutes += after.minutes - before.minutes;
    change.unpriced += after.unpriced - before.unpriced;
  }
  return change;
}

/** The cost of the shift's week with the shift minus without, whether the shift is stored or not. */
export function costOfShift(shift: Shift, context: ChangeContext): PayChange {
  const others = new Map<LocalDate, readonly Shift[]>();
  const shiftsOn = (date: LocalDate) => {
    const known = others.get(date);
    if (known) return known;
    const all = context.shiftsOn(date);
    const rest = all.some(({ id }) => id === shift.id) ? all.filter(({ id }) => id !== shift.id) : all;
    others.set(date, rest);
    return rest;
  };
  return costOfChange([], [shift], { ...context, shiftsOn });
}
