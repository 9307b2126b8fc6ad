import fc from 'fast-check';
import type { RuleName } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { planBreaks } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { invertChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { BREAK_CHOICES, type BreakChoices, strictestChoice } from '@/lib/shifts/plan/break-choices';
import { settlePlan, settlePlanInPieces } from '@/lib/shifts/plan/settle-plan';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { contextIn } from '@/stores/schedule/rule-context';
import { changeOf, day, employeeOf, plain, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, DEFAULT_RULES } from '@/tests/support/rule-weeks';

const MONDAY = day('2026-11-16');
/** Closed on Sundays. */
const BUSINESS_RULES = {
  ...DEFAULT_RULES,
  openingHours: { days: [{ weekday: 7, kind: 'closed' }], isCloseShown: false },
} as const;
const OFF_FRIDAYS = { weekly: [{ weekday: 5, kind: 'off' }], exceptions: [] } as const;
const TEAM = [
  employeeOf('Ana', { availability: { weekly: [{ weekday: 3, kind: 'off' }], exceptions: [] } }),
  employeeOf('Ben', { role: 'Cook', color: 'red' }),
];

const context = (schedule: Schedule, name: string) =>
  contextIn(schedule.shifts, schedule.employees, name, BUSINESS_RULES);
const adding = (shifts: readonly Shift[]) => shifts.map((shift) => shiftEntry(undefined, shift));
const settle = (schedule: Schedule, shifts: readonly Shift[], choices: BreakChoices) =>
  settlePlan(schedule, adding(shifts), context, choices);
const ids = (shifts: readonly { readonly shift: Shift }[]) => shifts.map(({ shift }) => shift.id);

const anyFlags = fc.array(fc.boolean(), { minLength: 15, maxLength: 15 });
const fewFlags = fc.array(fc.nat(3), { minLength: 15, maxLength: 15 });
/** Shifts of two people close together, some of them stored, the others new; some are open. */
const anyPlan = fc.tuple(anyRuleCase(5), anyFlags, fewFlags).map(([{ shift, others }, isStored, isOpen]) => {
  const all = [...others.filter(({ id }) => id !== shift.id), shift].map((one, number) =>
    isOpen[number] === 0 ? { ...one, employeeName: '' } : one,
  );
  return {
    schedule: scheduleOf({ shifts: all.filter((_one, number) => isStored[number]), employees: TEAM }),
    added: all.filter((_one, number) => !isStored[number]),
  };
});
/** The rules that the cases above break. */
const RULES = ['role', 'overlap', 'availability', 'closedDay', 'rest', 'weekHours', 'daysRunning'] as const;
const anyChoices = fc.record<BreakChoices>(
  Object.fromEntries(RULES.map((rule) => [rule, fc.constantFrom(...BREAK_CHOICES)])),
  { requiredKeys: [] },
);

function holdsForAll(
  check: (facts: {
    schedule: Schedule;
    added: readonly Shift[];
    choices: BreakChoices;
    settled: ReturnType<typeof settle>;
  }) => void,
): void {
  fc.assert(
    fc.property(anyPlan, anyChoices, ({ schedule, added }, choices) => {
      check({ schedule, added, choices, settled: settle(schedule, added, choices) });
    }),
    { numRuns: rounds(300), ...seed },
  );
}

describe('settlePlan with any plan and choices', () => {
  test('leaves no added shift that breaks a rule unless the choice for that rule is keep', () => {
    holdsForAll(({ schedule, choices, settled }) => {
      for (const { breaks } of planBreaks(schedule, settled.entries, context)) {
        expect(strictestChoice(breaks, choices).choice).toBe('keep');
      }
    });
  });

  test('makes no stored shift break another rule unless the choice for that rule is keep', () => {
    holdsForAll(({ schedule, choices, settled }) => {
      const after = applyChange(schedule, settled);
      for (const bucket of schedule.shifts.buckets.values()) {
        for (const shift of bucket.values()) {
          const rulesIn = (which: Schedule) =>
            new Set(ruleBreaks(shift, context(which, shift.employeeName)).map(({ rule }) => rule));
          const before = rulesIn(schedule);
          // Rest is checked only against the nearest shift, which may differ before and after.
          const fresh = [...rulesIn(after)].filter((rule) => rule !== 'rest' && !before.has(rule));
          expect(fresh.filter((rule) => (choices[rule] ?? 'keep') !== 'keep')).toEqual([]);
        }
      }
    });
  });

  test('gives each shift one outcome, and removes only the person from a shift made open', () => {
    holdsForAll(({ added, settled }) => {
      const left = settled.entries.flatMap((entry) => (entry.kind === 'shift' && entry.after) || []);
      const skipped = new Set(ids(settled.skipped));
      const opened = new Map(settled.opened.map(({ shift }) => [shift.id, shift]));
      expect(left.map(({ id }) => id)).toEqual(added.map(({ id }) => id).filter((id) => !skipped.has(id)));
      for (const shift of left) {
        const planned = added.find(({ id }) => id === shift.id);
        expect(shift).toEqual(opened.has(shift.id) ? { ...planned, employeeName: '' } : planned);
      }
      expect(left).toHaveLength(added.length - skipped.size);
      expect([...opened.keys()].some((id) => skipped.has(id))).toBe(false);
    });
  });

  test('makes a single change that an undo reverses', () => {
    holdsForAll(({ schedule, settled }) => {
      const change = changeOf(settled.entries);
      const back = applyChange(applyChange(schedule, change), invertChange(change, 'undo', 2));
      expect(plain(back)).toEqual(plain(schedule));
    });
  });

  test('leaves the entries unchanged when every choice is keep', () => {
    holdsForAll(({ schedule, added, choices }) => {
      const kept = Object.fromEntries(Object.keys(choices).map((rule) => [rule, 'keep']));
      const entries = adding(added);
      const settled = settlePlan(schedule, entries, context, kept);
      expect(settled.entries).toBe(entries);
      expect([settled.skipped, settled.opened]).toEqual([[], []]);
      expect(settled.found).toEqual(planBreaks(schedule, entries, context));
    });
  });
});

describe('the choice for a rule', () => {
  const on = (offset: number, times = '09:00-17:00', name = 'Zoë') =>
    shiftAt(times, { id: `${name} ${offset} ${times}`, employeeName: name, date: addDays(MONDAY, offset) });
  const zoe = (stored: readonly Shift[] = []) =>
    scheduleOf({ shifts: stored, employees: [employeeOf('Zoë', { availability: OFF_FRIDAYS })] });

  test('skips only those shifts of a week that exceed 40 hours', () => {
    const week = [5, 3, 2, 1, 0, 6].map((offset) => on(offset));
    const settled = settle(zoe(), week, { weekHours: 'skip' });
    expect(settled.found).toHaveLength(6);
    expect(settled.skipped).toEqual([{ shift: on(6), by: ['weekHours'] }]);
    expect(settle(zoe([on(6)]), week, { weekHours: 'skip' }).skipped).toHaveLength(2);
    expect(settle(zoe(), week.slice(1), { weekHours: 'skip' }).skipped).toEqual([]);
  });

  test('keeps the earlier of two overlapping shifts, also over midnight, and both shifts that only touch', () => {
    const night = on(0, '22:00-06:00');
    expect(ids(settle(zoe(), [on(1, '05:00-09:00'), night], { overlap: 'open' }).opened)).toEqual([
      'Zoë 1 05:00-09:00',
    ]);
    expect(settle(zoe(), [night, on(1, '06:00-09:00')], { overlap: 'open' }).opened).toEqual([]);
    expect(ids(settle(zoe([on(1, '05:00-09:00')]), [night], { overlap: 'skip' }).skipped)).toEqual([
      night.id,
    ]);
  });

  test('applies to one rule; the strictest choice wins if a shift breaks two rules', () => {
    const stored = [on(4, '12:00-20:00')];
    const both = [on(4)];
    const rulesOf = (choices: BreakChoices) => {
      const { skipped, opened } = settle(zoe(stored), both, choices);
      return [skipped.flatMap(({ by }) => by), opened.flatMap(({ by }) => by)];
    };
    expect(rulesOf({ availability: 'open' })).toEqual([[], ['availability']]);
    expect(rulesOf({ availability: 'open', overlap: 'skip' })).toEqual([['overlap'], []]);
    expect(rulesOf({ availability: 'skip', overlap: 'skip' })).toEqual([['overlap', 'availability'], []]);
    expect(rulesOf({ rest: 'skip', weekHours: 'skip', daysRunning: 'skip' })).toEqual([[], []]);
  });

  test('affects only added shifts, not moved, open or canceled ones', () => {
    const moved = on(0);
    const entries = [
      shiftEntry(moved, { ...moved, date: addDays(MONDAY, 4) }),
      ...adding([
        { ...on(4), id: 'open', employeeName: '' },
        { ...on(4), id: 'canceled', status: 'Canceled' },
      ]),
    ];
    const all = Object.fromEntries(RULES.map((rule): [RuleName, 'skip'] => [rule, 'skip']));
    expect(settlePlan(zoe([moved]), entries, context, all).entries).toEqual(entries);
    expect(settlePlan(zoe(), [], context, all)).toEqual({
      entries: [],
      found: [],
      broken: [],
      skipped: [],
      opened: [],
    });
  });

  test('skips open shifts on a closed day too, and creates no open shift on a closed day', () => {
    const open = { ...on(6), id: 'open', employeeName: '' };
    const shifts = [on(6, '10:00-12:00'), open, on(5, '10:00-12:00')];
    for (const closedDay of ['skip', 'open'] as const) {
      const settled = settle(zoe(), shifts, { closedDay });
      expect(ids(settled.skipped).sort()).toEqual(['Zoë 6 10:00-12:00', 'open']);
      expect([settled.opened, settled.broken]).toEqual([[], []]);
    }
    expect(settle(zoe(), shifts, {}).broken).toHaveLength(2);
  });

  test('skips each shift that makes a run of days too long', () => {
    const days = Array.from({ length: 15 }, (_, offset) => on(offset, '09:00-10:00', 'Ben'));
    const schedule = scheduleOf({ employees: [employeeOf('Ben')] });
    expect(ids(settle(schedule, days, { daysRunning: 'skip' }).skipped)).toEqual([
      'Ben 6 09:00-10:00',
      'Ben 13 09:00-10:00',
    ]);
  });
});

test('settlePlan settles a thousand shifts that each break a rule in under two seconds', () => {
  const people = Array.from({ length: 200 }, (_, number) => employeeOf(`Person ${number}`));
  const week = Array.from({ length: 1000 }, (_, number) =>
    shiftAt('09:00-17:00', {
      id: `shift-${number}`,
      employeeName: `Person ${number % 200}`,
      date: addDays(MONDAY, Math.floor(number / 200)),
    }),
  );
  const schedule = scheduleOf({ shifts: week, employees: people });
  const copies = week.map((shift) => ({ ...shift, id: `copy of ${shift.id}` }));
  const measured = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    expect(settle(schedule, copies, { overlap: 'skip' }).skipped).toHaveLength(1000);
    return performance.now() - begun;
  });
  // A bound against quadratic growth, generous enough for a busy machine.
  expect(Math.min(...measured)).toBeLessThan(2000);
});

test('settlePlanInPieces splits the work into small pieces, even if almost no shift is skipped', () => {
  const people = Array.from({ length: 400 }, (_, number) => employeeOf(`Person ${number}`));
  const week = people.flatMap(({ name }) =>
    Array.from({ length: 5 }, (_, offset) =>
      shiftAt('09:00-17:00', { id: `${name} ${offset}`, employeeName: name, date: addDays(MONDAY, offset) }),
    ),
  );
  const late = shiftAt('10:00-12:00', { id: 'late', employeeName: 'Person 0', date: addDays(MONDAY, 4) });
  let reads = 0;
  const counting = (schedule: Schedule, name: string) => {
    const found = context(schedule, name);
    return {
      ...found,
      shiftsOn: (date: LocalDate) => {
        reads += 1;
        return found.shiftsOn(date);
      },
    };
  };
  const schedule = scheduleOf({ employees: people });
  const work = settlePlanInPieces(schedule, adding([...week, late]), counting, { overlap: 'skip' });
  let [most, before, step] = [0, 0, work.next()];
  for (; !step.done; step = work.next()) {
    most = Math.max(most, reads - before);
    before = reads;
  }
  expect(ids(step.value.skipped)).toEqual(['late']);
  expect(most).toBeLessThan(reads / 20);
});
