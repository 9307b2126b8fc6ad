import { SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { payOfWeek } from '@/lib/pay/pay';
import { overlapBreaks } from '@/lib/rules/overlap';
import type { RuleContext } from '@/lib/rules/rule-break';
import { minutesIn } from '@/lib/rules/week-hours';
import { isSampleId } from '@/lib/sample/is-sample';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCountedForPerson, isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { type WeekStart, weekOf } from '@/lib/time/week';

export interface WeekContext {
  readonly shifts: ScheduleIndex;
  readonly contextFor: (employeeName: string) => RuleContext;
  readonly weekStart: WeekStart;
}

export interface WeekCheck {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** Most hours first. */
  readonly overtime: readonly string[];
  readonly overlapCount: number;
  readonly openCount: number;
  /** Days without a planned shift that had one in the week before. */
  readonly emptyDays: readonly LocalDate[];
}

/** Undefined if no week begins on `first`, or if the week has no problems. */
export function weekCheckOf(
  { shifts, contextFor, weekStart }: WeekContext,
  first: LocalDate,
): WeekCheck | undefined {
  const week = weekOf(first, weekStart);
  const last = week.at(-1);
  if (week[0] !== first || !last) return undefined;
  const planned = (date: LocalDate) =>
    shiftsOn(shifts, date).filter((shift) => isCounted(shift) && !isSampleId(shift.id));
  const days = week.map(planned);
  const all = days.flat();
  const overtime = peopleInOvertime(week, days, contextFor);
  const overlapCount = overlappingPairs(all.filter(isCountedForPerson), contextFor);
  const openCount = all.filter(isOpenShift).length;
  const emptyDays = week.filter(
    (date, position) => days[position]?.length === 0 && planned(addDays(date, -week.length)).length > 0,
  );
  const isFine = overtime.length + overlapCount + openCount + emptyDays.length === 0;
  return isFine ? undefined : { first, last, overtime, overlapCount, openCount, emptyDays };
}

function peopleInOvertime(
  week: readonly LocalDate[],
  days: readonly (readonly Shift[])[],
  contextFor: WeekContext['contextFor'],
): readonly string[] {
  const contexts = [...new Set(days.flat().map(({ employeeName }) => employeeName))].map(contextFor);
  const [first] = contexts;
  if (!first) return [];
  const { people } = payOfWeek({
    days: week,
    shifts: days,
    employees: contexts.flatMap(({ employee }) => employee ?? []),
    overtime: first.overtime ?? SPECIFIED_OVERTIME,
    minutesOf: minutesIn(first),
  });
  return [...people.values()]
    .filter(({ overtime, double }) => overtime + double > 0)
    .sort((one, other) => other.minutes - one.minutes)
    .map(({ name }) => name);
}

function overlappingPairs(shifts: readonly Shift[], contextFor: WeekContext['contextFor']): number {
  const pairs = new Set<string>();
  for (const shift of shifts) {
    for (const found of overlapBreaks(shift, contextFor(shift.employeeName))) {
      if (found.rule === 'overlap') pairs.add([shift.id, found.other.id].sort().join('\n'));
    }
  }
  return pairs.size;
}
