import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type WeekStart, weekOf } from '@/lib/time/week';
import { type Pay, type PayQuestion, payOfWeek } from './pay';

/** What a change of shifts adds to the weeks that it touches; below 0 where it saves. */
export type PayChange = Pick<Pay, 'cost' | 'overtimeCost' | 'minutes' | 'unpriced'>;

interface ChangeGround extends Omit<PayQuestion, 'days' | 'shifts'> {
  /** The shifts that begin on the day, as they are now. */
  readonly shiftsOn: (date: LocalDate) => readonly Shift[];
  readonly weekStart: WeekStart;
}

/**
 * What the weeks cost with the coming shifts in place of the leaving ones, less what they cost now: with it what other shifts of the
 * same people cost more because they become overtime.
 */
export function costOfChange(
  leaving: readonly Shift[],
  coming: readonly Shift[],
  ground: ChangeGround,
): PayChange {
  const { shiftsOn, weekStart, ...rest } = ground;
  const gone = new Set(leaving.map(({ id }) => id));
  const weeks = new Map<LocalDate, readonly LocalDate[]>();
  for (const { date } of [...leaving, ...coming]) {
    const days = weekOf(date, weekStart);
    weeks.set(days[0] ?? date, days);
  }
  const change = { cost: 0, overtimeCost: 0, minutes: 0, unpriced: 0 };
  for (const days of weeks.values()) {
    const now = days.map(shiftsOn);
    const then = now.map((shifts, at) => [
      ...shifts.filter(({ id }) => !gone.has(id)),
      ...coming.filter(({ date }) => date === days[at]),
    ]);
    const before = payOfWeek({ ...rest, days, shifts: now }).total;
    const after = payOfWeek({ ...rest, days, shifts: then }).total;
    change.cost += after.cost - before.cost;
    change.overtimeCost += after.overtimeCost - before.overtimeCost;
    change.minutes += after.minutes - before.minutes;
    change.unpriced += after.unpriced - before.unpriced;
  }
  return change;
}
