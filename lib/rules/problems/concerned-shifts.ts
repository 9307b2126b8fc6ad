import { nextDay, previousDay, weekDays } from '@/lib/rules/near-days';
import type { RuleBreak, RuleContext, RuleName } from '@/lib/rules/rule-break';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** What one problem of a person is about: one shift, two of them, or all of a day, of a week or of days running. */
type Scope = 'shift' | 'pair' | 'day' | 'week' | 'run';

/** A rule that is not named here has a problem for each shift that breaks it. */
const SCOPES: Readonly<Partial<Record<RuleName, Scope>>> = {
  overlap: 'pair',
  rest: 'pair',
  minorHours: 'day',
  dayHours: 'day',
  ownHours: 'week',
  weekHours: 'week',
  daysRunning: 'run',
};

/** A longer run has a problem for each week of it, so that its first day is found in a few steps. */
const MAX_RUN_BACK = 31;
/** More of a run are not named: a shift for each day of ten years is no reason to read them all. */
const MAX_RUN_SHIFTS = 100;

/** What the breaks of one problem have in common. */
interface Concerned {
  /** Tells the problem from others of its kind and person. */
  readonly anchor: string;
  /** Whose problem it is: two shifts that are a pair may be of two people whose names are one key. */
  readonly owner: Shift;
  readonly shifts: readonly Shift[];
}

/** All shifts of the person that the break of this one concerns, in calendar order, itself included. */
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

/** By id and day: a shift that is moved to another day is another problem there, and one at another time is not. */
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
