import fc from 'fast-check';
import { planBreaks } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { invertChange } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { BREAK_CHOICES, type BreakChoices, strictestChoice } from '@/lib/shifts/plan/break-choices';
import {
  CLASH_CHOICES,
  type ClashChoice,
  keepsPlanUnchanged,
  settleWeekCopy,
} from '@/lib/shifts/plan/settle-week-copy';
import { addDays } from '@/lib/time/local-date';
import { contextIn } from '@/stores/schedule/rule-context';
import { changeOf, employeeOf, plain, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';
import { type Copying, createdIn, MONDAY, NEXT_MONDAY, plan } from '@/tests/support/week-copies';

/** Closed on Sundays. */
const BUSINESS_RULES = {
  ...DEFAULT_RULES,
  openingHours: { days: [{ weekday: 7, kind: 'closed' }], isCloseShown: false },
} as const;
const context = (schedule: Schedule, name: string) =>
  contextIn(schedule.shifts, schedule.employees, name, BUSINESS_RULES);

interface Choices {
  readonly clash?: ClashChoice;
  readonly breaks?: BreakChoices;
}

function settled(
  schedule: Schedule,
  { clash = 'skip', breaks = {} }: Choices,
  copying: Omit<Copying, 'clash'> = {},
) {
  const asked = plan(schedule, { ...copying, clash: clash === 'open' ? 'add' : clash });
  return { asked, result: settleWeekCopy(asked, schedule, context, { clash, breaks }) };
}

const AWAY = { kind: 'timeOff', from: NEXT_MONDAY, to: addDays(NEXT_MONDAY, 1) } as const;
const TEAM = [
  employeeOf('Ana', { availability: { weekly: [], exceptions: [AWAY] } }),
  employeeOf('Ben', { role: 'Cook', color: 'red' }),
];
const hour = (value: number) => `${String(value % 24).padStart(2, '0')}:00`;
const anySchedule = fc
  .array(
    fc.record({
      offset: fc.integer({ min: -1, max: 15 }),
      start: fc.nat(23),
      length: fc.integer({ min: 2, max: 13 }),
      name: fc.constantFrom('Ana', 'Ana', 'Ben', ''),
    }),
    { maxLength: 26 },
  )
  .map((made) =>
    scheduleOf({
      employees: TEAM,
      shifts: made.map(({ offset, start, length, name }, number) =>
        shiftAt(`${hour(start)}-${hour(start + length)}`, {
          id: `shift-${number}`,
          employeeName: name,
          role: name === 'Ben' ? 'Cook' : 'Server',
          date: addDays(MONDAY, offset),
        }),
      ),
    }),
  );
const anyChoice = fc.constantFrom(...BREAK_CHOICES);
const anyChoices = fc.record({
  clash: fc.constantFrom(...CLASH_CHOICES),
  breaks: fc.record({
    overlap: anyChoice,
    availability: anyChoice,
    closedDay: anyChoice,
    rest: anyChoice,
    weekHours: anyChoice,
    daysRunning: anyChoice,
  }),
});

function holdsForAll(
  check: (facts: { schedule: Schedule; choices: Required<Choices> } & ReturnType<typeof settled>) => void,
): void {
  fc.assert(
    fc.property(anySchedule, anyChoices, (schedule, choices) => {
      check({ schedule, choices, ...settled(schedule, choices) });
    }),
    { numRuns: rounds(300), ...seed },
  );
}

describe('settleWeekCopy with any week and choices', () => {
  test('creates no copy that breaks a rule unless the choice for that rule is keep', () => {
    holdsForAll(({ schedule, choices, result }) => {
      const broken = planBreaks(schedule, result.entries, context);
      expect(result.broken).toEqual(broken);
      for (const { breaks } of broken) expect(strictestChoice(breaks, choices.breaks).choice).toBe('keep');
    });
  });

  test('creates and replaces as many shifts as the preview counts, and can be undone', () => {
    holdsForAll(({ schedule, asked, result }) => {
      const change = changeOf(result.entries);
      const after = applyChange(schedule, change);
      const replaced = result.weeks.flatMap((week) => week.replaced);
      expect(result.createdCount).toBe(createdIn(result).length);
      expect(after.shifts.shiftCount).toBe(
        schedule.shifts.shiftCount + result.createdCount - replaced.length,
      );
      for (const shift of createdIn(result)) expect(findShift(after.shifts, shift.id)).toEqual(shift);
      for (const { id } of replaced) expect(findShift(after.shifts, id)).toBeUndefined();
      for (const [position, { created, skipped, alreadyThere }] of result.weeks.entries()) {
        const week = asked.weeks[position];
        expect(created.length + skipped.length + alreadyThere.length).toBe(
          (week?.created.length ?? 0) + (week?.skipped.length ?? 0) + (week?.alreadyThere.length ?? 0),
        );
      }
      expect(plain(applyChange(after, invertChange(change, 'undo', 2)))).toEqual(plain(schedule));
    });
  });

  test('removes only the person from a copy that becomes open', () => {
    holdsForAll(({ asked, choices, result }) => {
      const planned = new Map(createdIn(asked).map((shift) => [shift.id, shift]));
      const opened = new Set(result.opened.map(({ shift }) => shift.id));
      for (const shift of createdIn(result)) {
        const before = planned.get(shift.id);
        expect(shift).toEqual(opened.has(shift.id) ? { ...before, employeeName: '' } : before);
      }
      if (choices.clash !== 'open') return;
      for (const shift of createdIn(result)) {
        if (asked.clashing.has(shift.id)) expect(shift.employeeName).toBe('');
      }
    });
  });

  test('removes a shift only if a copy replaces that shift', () => {
    holdsForAll(({ asked, result }) => {
      const made = new Set(
        createdIn(result).flatMap(({ id, employeeName }) => (employeeName === '' ? [] : [id])),
      );
      for (const { id } of result.weeks.flatMap(({ replaced }) => replaced)) {
        expect(asked.replacedBy.get(id)?.some((copy) => made.has(copy))).toBe(true);
      }
    });
  });

  test('equals the original plan when every choice is keep', () => {
    holdsForAll(({ schedule, choices: { clash } }) => {
      if (clash === 'open') return;
      const breaks = { overlap: 'keep', weekHours: 'keep' } as const;
      const { asked, result } = settled(schedule, { clash, breaks });
      expect(keepsPlanUnchanged({ clash, breaks })).toBe(true);
      expect(result).toMatchObject({ weeks: asked.weeks, entries: asked.entries });
      expect([result.skipped, result.opened]).toEqual([[], []]);
      expect(result.found).toEqual(planBreaks(schedule, asked.entries, context));
      expect(result.broken).toEqual(result.found);
    });
  });

  test('creates nothing when the same copy is repeated', () => {
    const anyOpening = fc.record({
      availability: fc.constantFrom('keep' as const, 'open' as const),
      weekHours: fc.constantFrom('keep' as const, 'open' as const),
      daysRunning: fc.constantFrom('keep' as const, 'open' as const),
    });
    fc.assert(
      fc.property(anySchedule, anyOpening, (schedule, opening) => {
        const again = { clash: 'open', breaks: { ...opening, overlap: 'open' } } as const;
        const once = applyChange(schedule, settled(schedule, again).result);
        expect(settled(once, again).result.entries).toEqual([]);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

describe('a copy of a week into time off', () => {
  const ana = (offset: number, times: string, id = `ana ${offset}`) =>
    shiftAt(times, { id, date: addDays(MONDAY, offset) });
  const week = (...more: ReturnType<typeof ana>[]) =>
    scheduleOf({ employees: TEAM, shifts: [ana(0, '09:00-17:00'), ana(2, '09:00-17:00'), ...more] });
  const figures = ({ result }: ReturnType<typeof settled>) =>
    result.weeks.map(({ created, skipped, replaced, alreadyThere }) => [
      created.map(({ employeeName, date }) => `${employeeName} ${date.slice(8)}`),
      skipped.length,
      replaced.length,
      alreadyThere.length,
    ]);

  test('skips, copies or makes open a shift of the absent person, as chosen', () => {
    expect(figures(settled(week(), {}))).toEqual([[['Ana 23', 'Ana 25'], 0, 0, 0]]);
    expect(figures(settled(week(), { breaks: { availability: 'skip' } }))).toEqual([[['Ana 25'], 1, 0, 0]]);
    expect(figures(settled(week(), { breaks: { availability: 'open' } }))).toEqual([
      [[' 23', 'Ana 25'], 0, 0, 0],
    ]);
    expect(figures(settled(week(), { breaks: { weekHours: 'skip' } }))).toEqual([
      [['Ana 23', 'Ana 25'], 0, 0, 0],
    ]);
  });

  test('is checked only if a choice other than keep requires a check', () => {
    expect(keepsPlanUnchanged({ clash: 'skip', breaks: {} })).toBe(true);
    expect(keepsPlanUnchanged({ clash: 'open', breaks: {} })).toBe(false);
    expect(keepsPlanUnchanged({ clash: 'add', breaks: { rest: 'keep', overlap: 'skip' } })).toBe(false);
  });

  test('replaces an existing shift only if the copy keeps its person', () => {
    const there = ana(7, '12:00-20:00', 'there');
    const replacing = (choice: 'keep' | 'skip' | 'open') =>
      figures(settled(week(there), { clash: 'replace', breaks: { availability: choice } }));
    expect(replacing('keep')).toEqual([[['Ana 23', 'Ana 25'], 0, 1, 0]]);
    expect(replacing('skip')).toEqual([[['Ana 25'], 1, 0, 0]]);
    expect(replacing('open')).toEqual([[[' 23', 'Ana 25'], 0, 0, 0]]);
  });

  test('skips, replaces, adds or makes open a shift that clashes, as chosen', () => {
    const there = ana(9, '12:00-20:00', 'there');
    const clashing = (clash: ClashChoice, schedule = week(there)) =>
      figures(settled(schedule, { clash, breaks: { availability: 'skip' } }));
    expect(clashing('skip')).toEqual([[[], 2, 0, 0]]);
    expect(clashing('replace')).toEqual([[['Ana 25'], 1, 1, 0]]);
    expect(clashing('add')).toEqual([[['Ana 25'], 1, 0, 0]]);
    expect(clashing('open')).toEqual([[[' 25'], 1, 0, 0]]);
    const open = { ...ana(9, '09:00-17:00', 'open'), employeeName: '' };
    expect(clashing('open', week(there, open))).toEqual([[[], 1, 0, 1]]);
    // The existing open shift counts as the copy of the week's open shift.
    const opens = week(there, open, { ...ana(2, '09:00-17:00', 'source'), employeeName: '' });
    expect(clashing('open', opens)).toEqual([[[' 25'], 1, 0, 1]]);
  });
});

test('settleWeekCopy skips a clashing copy on a closed day instead of making the copy open if closed days are skipped', () => {
  const sunday = (id: string, times: string, offset: number) =>
    shiftAt(times, { id, employeeName: 'Ana', date: addDays(MONDAY, offset) });
  const schedule = scheduleOf({
    employees: TEAM,
    shifts: [sunday('this', '09:00-17:00', 6), sunday('next', '12:00-20:00', 13)],
  });
  const { result } = settled(schedule, { clash: 'open', breaks: { closedDay: 'skip' } });
  expect([result.createdCount, result.skipped.length, result.opened]).toEqual([0, 1, []]);
});
