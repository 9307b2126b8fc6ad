import fc from 'fast-check';
import { type Assignments, emptyAssignments, illegalities } from '@/lib/auto-fill/plan';
import { USUAL_WEIGHTS } from '@/lib/auto-fill/proposal';
import { isForbidding } from '@/lib/auto-fill/schedule/assignment-breaks';
import type { FillInput } from '@/lib/auto-fill/schedule/fill-input';
import type { FillProblem } from '@/lib/auto-fill/schedule/problem-of-schedule';
import type { Employee } from '@/lib/employees/employee';
import type { RuleSettings } from '@/lib/rules/rule-break';
import { type BrokenShift, newBreaks } from '@/lib/shifts/change/bulk-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { ALWAYS_OPEN } from '@/lib/time/opening-hours';
import { contextWithSettings } from '@/stores/schedule/plan-breaks';
import { anyWeekStart } from '@/tests/support/arbitraries';
import { day, employeeOf, scheduleOf } from '@/tests/support/records';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

/** Days near clock changes and the end of a year, and an ordinary day. */
const PIVOTS = ['2026-03-29', '2026-11-01', '2026-12-31', '2026-11-18'].map(day);
const ROLES = ['Server', 'Cook', 'Manager'];
const NAMES = ['Ana', 'Ben', 'Zoë', 'Dee'];

/** The input of a fill with default options. */
export function fillInput(
  schedule: Schedule,
  fields: Partial<Omit<FillInput, 'schedule' | 'contextIn'>> = {},
): FillInput {
  const settings = fields.settings ?? DEFAULT_RULES;
  return {
    shiftIds: [...allShifts(schedule.shifts)]
      .filter(({ employeeName }) => employeeName === '')
      .map(({ id }) => id),
    movesPending: false,
    weights: USUAL_WEIGHTS,
    rejected: [],
    today: day('2026-01-01'),
    ...fields,
    schedule,
    settings,
    contextIn: contextWithSettings(settings),
  };
}

const anySpan = fc
  .tuple(
    fc.oneof(fc.constantFrom(360, 540, 960, 1080, 1320), fc.integer({ min: 0, max: 1439 })),
    fc.oneof(fc.constantFrom(240, 360, 480), fc.integer({ min: 30, max: 1440 })),
  )
  .map(([start, length]) => ({
    startTime: clockTimeOf(start),
    endTime: clockTimeOf((start + length) % 1440),
  }));

function anyShift(
  pivot: LocalDate,
  id: string,
  name: fc.Arbitrary<string>,
  reach: number,
): fc.Arbitrary<Shift> {
  return fc
    .record({
      employeeName: name,
      role: fc.constantFrom('Server', 'Server', 'Server', 'Server', ...ROLES),
      date: fc.integer({ min: -reach, max: reach }).map((days) => addDays(pivot, days)),
      span: anySpan,
      status: fc.constantFrom('Confirmed', 'Confirmed', 'Pending', 'Canceled'),
      details: fc.constantFrom({}, {}, { unpaidBreak: 30 }, { kind: 'onCall' }),
    })
    .map(({ span, details, ...shift }) => ({
      id,
      color: 'purple' as const,
      notes: '',
      ...shift,
      ...span,
      ...details,
    }));
}

function anyPerson(pivot: LocalDate, name: string): fc.Arbitrary<Employee> {
  const near = fc.integer({ min: -6, max: 6 }).map((days) => addDays(pivot, days));
  const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });
  return fc
    .record({
      role: fc.constantFrom('Server', 'Server', 'Server', 'Cook', 'Manager'),
      moreRoles: sometimes(fc.constantFrom(['Server'], ['Cook', 'Manager'])),
      maxWeekHours: sometimes(fc.constantFrom(10, 20, 33.3)),
      wantedWeekHours: sometimes(fc.constantFrom(12, 30)),
      minWeekHours: sometimes(fc.constantFrom(8, 16)),
      isMinor: sometimes(fc.constant(true)),
      canLead: sometimes(fc.constant(true)),
      isHidden: fc.option(fc.constant(true), { nil: undefined, freq: 12 }),
      firstDay: fc.option(near, { nil: undefined, freq: 8 }),
      lastDay: fc.option(near, { nil: undefined, freq: 8 }),
      certificates: fc.option(
        near.map((expires) => [{ id: 'c', name: 'Hygiene', expires }]),
        { nil: undefined, freq: 8 },
      ),
      availability: sometimes(
        fc.oneof(
          near.map((date) => ({
            weekly: [],
            exceptions: [{ id: 'a', kind: 'timeOff', from: date, to: date, note: '' }],
          })),
          near.map((date) => ({
            weekly: [{ weekday: isoWeekday(date), kind: 'hours', from: '08:00', to: '16:00' }],
            exceptions: [],
          })),
        ),
      ),
    })
    .map((fields) =>
      employeeOf(name, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))),
    );
}

const anySettings: fc.Arbitrary<RuleSettings> = fc.record({
  restHours: fc.constantFrom(0, 8, 11, 24),
  limits: fc.record({
    dayHours: fc.constantFrom(0, 8, 12),
    daysRunning: fc.constantFrom(0, 1, 2, 3, 6),
    minorDayHours: fc.constantFrom(0, 8),
    minorLatestHour: fc.constantFrom(0, 22),
  }),
  openingHours: fc.constantFrom(ALWAYS_OPEN, ALWAYS_OPEN, {
    days: [{ weekday: 7, kind: 'closed' as const }],
    isCloseShown: false,
  }),
  weekStart: anyWeekStart,
  counting: fc.constantFrom(
    { paidHours: false, leftOut: [] },
    { paidHours: true, leftOut: ['onCallHours' as const] },
  ),
  overtime: fc.constantFrom('weekly', 'california', 'ownWeek', 'none').map((rules) => ({
    rules,
    own: { percent: 150, doublePercent: 200, seventhDay: false },
  })),
});

/** Weeks of a few people with assigned and open shifts around a day, under any rules. */
export const anyFilling: fc.Arbitrary<FillInput> = fc
  .record({
    pivot: fc.constantFrom(...PIVOTS),
    names: fc.subarray(NAMES, { minLength: 0, maxLength: 3 }),
    standing: fc.integer({ min: 0, max: 12 }),
    open: fc.integer({ min: 1, max: 14 }),
    settings: anySettings,
    movesPending: fc.boolean(),
  })
  .chain(({ pivot, names, standing, open, settings, movesPending }) =>
    fc
      .record({
        people: fc.tuple(...names.map((name) => anyPerson(pivot, name))),
        theirs: fc.tuple(
          ...Array.from({ length: standing }, (_, number) =>
            anyShift(pivot, `s${number}`, fc.constantFrom('Ana', ' ana ', 'Ben', 'Zoe\u0308', 'Nobody'), 9),
          ),
        ),
        open: fc.tuple(
          ...Array.from({ length: open }, (_, number) => anyShift(pivot, `o${number}`, fc.constant(''), 4)),
        ),
      })
      .map(({ people, theirs, open: openShifts }) =>
        fillInput(scheduleOf({ employees: people, shifts: [...theirs, ...openShifts] }), {
          settings,
          movesPending,
        }),
      ),
  );

/** The schedule with the plan applied; movable shifts without an assignment are open. */
export function scheduleWith({ locked, slots, takers }: FillProblem, assignments: Assignments): Schedule {
  const left = slots.map(({ shifts }) => [...shifts]);
  const entries = assignments.flatMap((given, person) =>
    given.flatMap((position) => {
      const shift = left[position]?.shift();
      const name = takers[person]?.employee.name;
      if (!shift || name === undefined) throw new Error('The plan assigns an unknown shift or employee.');
      return [shiftEntry(findShift(locked.shifts, shift.id), { ...shift, employeeName: name })];
    }),
  );
  return applyChange(locked, { entries });
}

/** New grid warnings in `after` except overtime, in changed and unchanged shifts. */
export function newWarnings(
  before: Schedule,
  after: Schedule,
  { contextIn }: FillInput,
): readonly BrokenShift[] {
  const changed = [...allShifts(after.shifts)].map((shift) => {
    const earlier = findShift(before.shifts, shift.id);
    // All warnings of an open shift that is now assigned are new.
    const isNew = earlier?.employeeName === '' && shift.employeeName !== '';
    return { after: shift, ...(earlier && !isNew && { before: earlier }) };
  });
  return newBreaks(
    changed,
    (name) => contextIn(before, name),
    (name) => contextIn(after, name),
  ).flatMap(({ shift, breaks }) => {
    const found = breaks.filter(isForbidding);
    return found.length > 0 ? [{ shift, breaks: found }] : [];
  });
}

/** Assigns slots in the order of the numbers if the plan stays legal; `onTry` gets every attempt. */
export function planByTries(
  { problem }: Pick<FillProblem, 'problem'>,
  numbers: readonly number[],
  onTry: (plan: Assignments, isLegal: boolean) => void = () => {},
): Assignments {
  const { demands, people } = problem;
  const pairs = people.flatMap(({ costs }, person) =>
    costs.flatMap((cost, demand) => (cost === null ? [] : [{ person, demand }])),
  );
  let plan = emptyAssignments(problem);
  for (const number of numbers) {
    const [chosen] = pairs.splice(number % Math.max(1, pairs.length), 1);
    if (!chosen) break;
    const { person, demand } = chosen;
    const count = plan.filter((given) => given.includes(demand)).length;
    if (count >= (demands[demand]?.most ?? 0)) continue;
    const next = plan.map((given, at) =>
      at === person ? [...given, demand].sort((one, other) => one - other) : given,
    );
    const isLegal = illegalities(problem, next).length === 0;
    onTry(next, isLegal);
    if (isLegal) plan = next;
  }
  return plan;
}
