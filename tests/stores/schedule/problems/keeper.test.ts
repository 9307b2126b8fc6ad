import fc from 'fast-check';
import { createProblemKeeper, problemsIn } from '@/lib/rules/problems/problem-keeper';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { anyTime, anyWeekStart } from '@/tests/support/arbitraries';
import { contextOf } from '@/tests/support/problem-context';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MONDAY = day('2026-11-16');
const WEEK = sevenDaysFrom(MONDAY);
const NAMES = ['Ana', ' ana', 'Ben', 'Zoë', ''];

/** Few names and ids around one week, so that edits often hit the same shifts. */
const anyEdit = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('shift' as const),
      id: fc.integer({ min: 0, max: 25 }).map(String),
      isRemoval: fc.nat({ max: 4 }).map((dice) => dice === 0),
      offset: fc.integer({ min: -9, max: 14 }),
      employeeName: fc.constantFrom(...NAMES),
      role: fc.constantFrom('Server', 'Server', 'Cook'),
      status: fc.constantFrom('Confirmed', 'Confirmed', 'Pending', 'Canceled'),
      startTime: anyTime,
      endTime: anyTime,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('employee' as const),
      name: fc.constantFrom('Ana', ' ana', 'Ben'),
      role: fc.constantFrom('Server', 'Cook'),
      offDay: fc.integer({ min: 0, max: 6 }),
      isGone: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('settings' as const),
      restHours: fc.constantFrom(0, 11, 24),
      weekStart: anyWeekStart,
    }),
  },
);

type Edit = typeof anyEdit extends fc.Arbitrary<infer Each> ? Each : never;

function edited(schedule: Schedule, edit: Exclude<Edit, { kind: 'settings' }>): Schedule {
  if (edit.kind === 'employee') {
    const { name, role, offDay, isGone } = edit;
    const before = schedule.employees.get(`employee-${name}`);
    const off = {
      id: 'x',
      kind: 'timeOff',
      from: addDays(MONDAY, offDay),
      to: addDays(MONDAY, offDay),
      note: '',
    };
    const after = isGone
      ? undefined
      : employeeOf(name, { role, availability: { weekly: [], exceptions: [off] } });
    if (!before && !after) return schedule;
    return applyChange(schedule, { entries: [employeeEntry(before, after)] });
  }
  const { id, isRemoval, offset, kind: _kind, ...fields } = edit;
  const before = findShift(schedule.shifts, id);
  if (isRemoval && !before) return schedule;
  const after: Shift = { ...shiftAt('09:00-17:00'), ...fields, id, date: addDays(MONDAY, offset) };
  return applyChange(schedule, { entries: [shiftEntry(before, isRemoval ? undefined : after)] });
}

test('returns the same problems as a full search after random edits', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 5, maxLength: 60, size: 'max' }), (edits) => {
      const keep = createProblemKeeper(WEEK);
      let schedule = scheduleOf({ employees: [employeeOf('Ana'), employeeOf('Ben')] });
      let settings = {};
      for (const edit of edits) {
        if (edit.kind === 'settings') settings = { restHours: edit.restHours, weekStart: edit.weekStart };
        else schedule = edited(schedule, edit);
        const kept = keep(contextOf(schedule, settings));
        expect(kept).toEqual(problemsIn(WEEK, contextOf(schedule, settings)));
        found += kept.length;
      }
    }),
    { numRuns: rounds(60), ...seed },
  );
  expect(found).toBeGreaterThan(1000);
});

describe('an edit of one employee', () => {
  const shifts = ['Ana', 'Ben'].flatMap((employeeName) =>
    ['09:00-17:00', '16:00-20:00'].map((times) =>
      shiftAt(times, { id: `${employeeName} ${times}`, employeeName, date: MONDAY }),
    ),
  );
  const schedule = scheduleOf({ shifts, employees: [employeeOf('Ana'), employeeOf('Ben')] });

  test('keeps the problem objects of others, and the list if nothing changed', () => {
    const keep = createProblemKeeper(WEEK);
    const before = keep(contextOf(schedule));
    expect(before.map(({ person }) => person)).toEqual(['Ana', 'Ben']);
    expect(keep(contextOf(schedule))).toBe(before);
    const moved = applyChange(schedule, {
      entries: [shiftEntry(shifts[0], shiftAt('09:00-10:00', { id: shifts[0]?.id ?? '', date: MONDAY }))],
    });
    const after = keep(contextOf(moved));
    expect(after).toHaveLength(1);
    expect(after[0]).toBe(before[1]);
  });

  test('evaluates no rule for others, and none for a day outside the week', () => {
    const keep = createProblemKeeper(WEEK);
    const asked: string[] = [];
    const watched = (of: Schedule) => {
      const base = contextOf(of);
      return {
        ...base,
        contextFor: (name: string) => {
          const context = base.contextFor(name);
          return {
            ...context,
            get restHours() {
              if (name) asked.push(name);
              return context.restHours;
            },
          };
        },
      };
    };
    keep(watched(schedule));
    expect(new Set(asked)).toEqual(new Set(['Ana', 'Ben']));
    asked.length = 0;
    const near = applyChange(schedule, { entries: [shiftEntry(shifts[3], undefined)] });
    keep(watched(near));
    expect(new Set(asked)).toEqual(new Set(['Ben']));
    asked.length = 0;
    const far = shiftAt('09:00-17:00', { id: 'far', date: addDays(MONDAY, 60) });
    keep(watched(applyChange(near, { entries: [shiftEntry(undefined, far)] })));
    expect(asked).toEqual([]);
  });
});
