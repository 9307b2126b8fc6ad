import { nextDay, previousDay, weekDays } from '@/lib/rules/near-days';
import type { RuleBreak, RuleContext, RuleName } from '@/lib/rules/rule-break';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** The shifts of one problem: one shift, two shifts, a day, a week or consecutive days. */
type Scope = 'shift' | 'pair' | 'day' | 'week' | 'run';

/** Other rules have one problem per shift. */
const SCOPES: Readonly<Partial<Record<RuleName, Scope>>> = {
  overlap: 'pair',
  rest: 'pair',
  minorHours: 'day',
  dayHours: 'day',
  ownHours: 'week',
  weekHours: 'week',
  daysRunning: 'run',
};

/** A longer run has one problem per week, so that finding its first day takes few steps. */
const MAX_RUN_BACK = 31;
/** Bounds the shifts named for a run: ten years of daily shifts need not be read. */
const MAX_RUN_SHIFTS = 100;

interface Concerned {
  /** Unique among problems of the same kind and person. */
  readonly anchor: string;
  /** The person with the problem: an overlapping pair may belong to two people with one name key. */
  readonly owner: Shift;
  readonly shifts: readonly Shift[];
}

/** In calendar order, including the given shift. */
export function concernedShifts(shift: Shift, found: RuleBreak, context: RuleContext): Concerned {
  switch (SCOPES[found.rule] ?? 'shift') {
    case 'shift':
      return ofShifts([shift]);
    case 'pair':
      return ofShifts([shift, ...otherOf(found)]);
    case 'day':
      return { anchor: shift.date, owner: shift, shifts: context.shiftsOn(shift.date) };
    case 'week': {
      const week = weekDays(shift.date, context.weekStart);
      return { anchor: week[0] ?? shift.date, owner: shift, shifts: week.flatMap(context.shiftsOn) };
    }
    case 'run':
      return runOf(shift, context);
  }
}

/** By id and day: moving a shift to another day makes another problem, changing its time does not. */
function ofShifts(shifts: readonly [Shift, ...Shift[]]): Concerned {
  const named = shifts.map((shift) => ({ shift, name: `${shift.id}@${shift.date}` }));
  named.sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    anchor: named.map(({ name }) => name).join(' '),
    owner: named[0]?.shift ?? shifts[0],
    shifts: [...shifts].sort(inCalendarOrder),
  };
}

function otherOf(found: RuleBreak): readonly Shift[] {
  if (found.rule === 'overlap') return [found.other];
  return found.rule === 'rest' ? [found.neighbour] : [];
}

function inCalendarOrder(one: Shift, other: Shift): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return compareShifts(one, other);
}

function runOf(owner: Shift, context: RuleContext): Concerned {
  const { date } = owner;
  const isWorked = (day: LocalDate) => context.shiftsOn(day).length > 0;
  let first = date;
  let steps = 0;
  while (steps < MAX_RUN_BACK && isWorked(previousDay(first))) {
    first = previousDay(first);
    steps += 1;
  }
  if (steps === MAX_RUN_BACK) first = weekDays(date, context.weekStart)[0] ?? date;
  const shifts: Shift[] = [];
  for (let day = first; isWorked(day) && shifts.length < MAX_RUN_SHIFTS; day = nextDay(day)) {
    shifts.push(...context.shiftsOn(day));
  }
  return { anchor: first, owner, shifts };
}
