import fc from 'fast-check';
import { importedEntries } from '@/lib/import/imported-entries';
import { type ImportChoices, type ImportPlan, planImport } from '@/lib/import/plan-import';
import { settleImport } from '@/lib/import/settle-import';
import { runToCompletion } from '@/lib/in-pieces';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { planBreaks } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { BREAK_CHOICES, type BreakChoices, strictestChoice } from '@/lib/shifts/plan/break-choices';
import { addDays } from '@/lib/time/local-date';
import { contextIn } from '@/stores/schedule/rule-context';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

const MONDAY = day('2026-11-16');
const CHOICES: ImportChoices = {
  leftEmployees: [],
  namedAs: {},
  leftRoles: [],
  takesOwnRole: true,
  roleOfOthers: 'Server',
};
const AWAY = { kind: 'timeOff', from: addDays(MONDAY, 2), to: addDays(MONDAY, 3) } as const;
const TEAM = [employeeOf('Ana', { availability: { weekly: [], exceptions: [AWAY] } }), employeeOf('Ben')];

/** Closed on Sundays. */
const BUSINESS_RULES = {
  ...DEFAULT_RULES,
  openingHours: { days: [{ weekday: 7, kind: 'closed' }], isCloseShown: false },
} as const;
const context = (schedule: Schedule, name: string) =>
  contextIn(schedule.shifts, schedule.employees, name, BUSINESS_RULES);

type Row = readonly [name: string, offset: number, times: string];

function planned(schedule: Schedule, rows: readonly Row[]): ImportPlan {
  const read = rows.map(([employeeName, offset, times], line) => {
    const { startTime, endTime, notes } = shiftAt(times);
    const shift = {
      employeeName,
      role: 'Server',
      date: addDays(MONDAY, offset),
      startTime,
      endTime,
      status: 'Confirmed' as const,
      notes,
    };
    return { line, shifts: [shift], problems: [], about: employeeName };
  });
  const known = { employees: [...schedule.employees.values()], shifts: [...allShifts(schedule.shifts)] };
  return runToCompletion(planImport(read, known, CHOICES));
}

function settled(schedule: Schedule, rows: readonly Row[], choices: BreakChoices, today = MONDAY) {
  const plan = planned(schedule, rows);
  return {
    plan,
    result: runToCompletion(settleImport(plan, { schedule, contextIn: context, choices, today })),
  };
}

const imported = (schedule: Schedule, plan: ImportPlan) => importedEntries(plan, schedule, placeholderIds());
const schedule = scheduleOf({ employees: TEAM });

const anyRow = fc.tuple(
  fc.constantFrom('Ana', 'Ben', 'Newcomer', ''),
  fc.integer({ min: -3, max: 9 }),
  fc
    .tuple(fc.nat(23), fc.integer({ min: 2, max: 12 }))
    .map(([start, length]) =>
      [start, (start + length) % 24].map((hour) => `${String(hour).padStart(2, '0')}:00`).join('-'),
    ),
);
const anyChoice = fc.constantFrom(...BREAK_CHOICES);
const anyChoices = fc.record({
  overlap: anyChoice,
  availability: anyChoice,
  closedDay: anyChoice,
  rest: anyChoice,
  weekHours: anyChoice,
  daysRunning: anyChoice,
});

describe('settleImport with any rows and choices', () => {
  test('adds a rule-breaking shift from today on only when the choice is to keep it, and counts all rows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), anyChoices, (rows, choices) => {
        const { plan, result } = settled(schedule, rows, choices);
        const entries = imported(schedule, result.plan);
        for (const { shift, breaks } of planBreaks(schedule, entries, context)) {
          if (shift.date >= MONDAY) expect(strictestChoice(breaks, choices).choice).toBe('keep');
        }
        const added = entries.filter(({ kind }) => kind === 'shift').length;
        expect(result.plan.counts.add).toBe(added);
        expect(added).toBe(plan.counts.add - result.skipped.length);
        const total = (counts: ImportPlan['counts']) =>
          Object.values(counts).reduce((sum, one) => sum + one, 0);
        expect(total(result.plan.counts)).toBe(total(plan.counts));
        expect(result.plan.rows).toHaveLength(plan.rows.length);
        const opens = (rowsOf: ImportPlan) =>
          rowsOf.rows.filter(({ shift }) => shift?.employeeName === '').length;
        expect(opens(result.plan) - opens(plan)).toBe(result.opened.length);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('leaves the plan unchanged when every choice is keep', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
        const { plan, result } = settled(schedule, rows, { overlap: 'keep' });
        expect(result.plan).toBe(plan);
        expect(result.broken).toBe(result.found);
      }),
      { numRuns: rounds(60), ...seed },
    );
  });
});

describe('rows that would break a rule', () => {
  const ROWS: readonly Row[] = [
    ['Ana', 2, '09:00-17:00'],
    ['Ana', 4, '09:00-17:00'],
    ['Ben', 4, '12:00-20:00'],
  ];
  const outcomes = ({ result }: ReturnType<typeof settled>) =>
    result.plan.rows.map(({ outcome, shift }) => `${outcome} ${shift?.employeeName}`);

  test('are imported, left out or made open shifts, as chosen', () => {
    expect(outcomes(settled(schedule, ROWS, {}))).toEqual(['add Ana', 'add Ana', 'add Ben']);
    expect(outcomes(settled(schedule, ROWS, { availability: 'skip' }))).toEqual([
      'left Ana',
      'add Ana',
      'add Ben',
    ]);
    expect(outcomes(settled(schedule, ROWS, { availability: 'open' }))).toEqual([
      'add ',
      'add Ana',
      'add Ben',
    ]);
    expect(settled(schedule, ROWS, { availability: 'skip' }).result.plan.firstDate).toBe(addDays(MONDAY, 4));
  });

  test('are found against other rows of the file and against existing shifts', () => {
    const twice: readonly Row[] = [
      ['Ben', 1, '09:00-17:00'],
      ['Ben', 1, '12:00-20:00'],
    ];
    expect(outcomes(settled(schedule, twice, { overlap: 'skip' }))).toEqual(['add Ben', 'left Ben']);
    const stored = shiftAt('20:00-02:00', { employeeName: 'Ben', date: MONDAY });
    const before = scheduleOf({ employees: TEAM, shifts: [stored] });
    expect(outcomes(settled(before, twice, { rest: 'open', overlap: 'skip' }))).toEqual(['add ', 'add ']);
  });

  test('add no new employee to the team if no shift of that person is imported', () => {
    const newcomers: readonly Row[] = [
      ['Zoë', 1, '09:00-17:00'],
      ['Zoë', 1, '12:00-20:00'],
      ['Max', 1, '06:00-21:00'],
    ];
    const named = (choices: BreakChoices) =>
      settled(schedule, newcomers, choices).result.plan.employees.map(({ name }) => name);
    expect(named({ overlap: 'skip' })).toEqual(['Zoë', 'Max']);
    expect(named({ dayHours: 'skip' })).toEqual(['Zoë']);
    expect(named({ dayHours: 'open' })).toEqual(['Zoë']);
  });

  test('are imported without a check if they are in the past', () => {
    const { result } = settled(schedule, ROWS, { availability: 'skip' }, addDays(MONDAY, 3));
    expect([result.found, result.plan.counts.add]).toEqual([[], 3]);
  });

  test('become open shifts, and importing the same file again adds no shift', () => {
    const choices = { availability: 'open' } as const;
    const once = applyChange(schedule, {
      entries: imported(schedule, settled(schedule, ROWS, choices).result.plan),
    });
    const again = settled(once, ROWS, choices).result.plan;
    expect(again.counts).toEqual({ add: 0, there: 3, repeated: 0, left: 0, error: 0 });
    // An open shift in the file is a shift of its own.
    const both = settled(once, [...ROWS, ['', 2, '09:00-17:00']], choices).result.plan;
    expect(both.counts).toMatchObject({ add: 1, there: 3 });
  });
});
