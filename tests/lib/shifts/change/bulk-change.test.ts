import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { newBreaks } from '@/lib/shifts/change/bulk-breaks';
import {
  type BulkChange,
  MAX_MINUTES,
  moveOf,
  parseDayOffset,
  plannedBulkChange,
  plannedBulkCopy,
} from '@/lib/shifts/change/bulk-change';
import { applyChange } from '@/lib/shifts/change/schedule';
import { invertChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { plannedMoves } from '@/lib/shifts/change/shift-moves';
import { SHIFT_STATUSES, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { selectedRange } from '@/lib/shifts/views/selected-range';
import { minuteOfDay } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import { contextIn } from '@/stores/schedule/rule-context';
import { anyTime, shiftsOfOneDay } from '@/tests/support/arbitraries';
import { accepted, clock, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

const TEAM = [
  employeeOf('Ana'),
  employeeOf('Ben', { color: 'blue' }),
  employeeOf('Zoë', { role: 'Cook', color: 'yellow' }),
  employeeOf('مريم', { role: 'Manager', color: 'red' }),
];

const anyChange: fc.Arbitrary<BulkChange> = fc.record(
  {
    status: fc.constantFrom(...SHIFT_STATUSES),
    employeeName: fc.constantFrom('', 'Ana', 'Ben', 'Zoë', 'Nobody'),
    startTime: anyTime,
    endTime: anyTime,
    timesOfRole: fc.constantFrom('Server', 'Cook', 'Manager'),
    days: fc.integer({ min: -40, max: 40 }),
    minutes: fc.integer({ min: -MAX_MINUTES, max: MAX_MINUTES }),
    role: fc.constantFrom('Server', 'Cook', 'Manager'),
    note: fc.constantFrom('', 'Bring keys', ' Doors at 5 '),
  },
  { requiredKeys: [] },
);

describe('plannedBulkChange', () => {
  test('moves, keeps or rejects each shift, agrees with plannedMoves, and can be undone', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, anyChange, (shifts, change) => {
        const plan = plannedBulkChange(shifts, change, TEAM);
        const { moved, unchanged, refused } = plan;
        expect(moved.length + unchanged.length + refused.length).toBe(shifts.length);
        const sorted = [
          ...moved.map(({ before }) => before),
          ...unchanged,
          ...refused.map(({ shift }) => shift),
        ];
        expect(new Set(sorted)).toEqual(new Set(shifts));

        const schedule = scheduleOf({ shifts, employees: TEAM });
        const find = (id: string) => shifts.find((shift) => shift.id === id);
        const asked = moved.map(({ before }) => moveOf(before, change));
        expect(accepted(plannedMoves(asked, { find, employees: TEAM }))).toEqual(moved);

        const entries = moved.map(({ before, after }) => shiftEntry(before, after));
        const done = { id: 'bulk', at: 1, entries };
        const after = applyChange(schedule, done);
        const left = new Map(Array.from(allShifts(after.shifts), (shift) => [shift.id, shift]));
        for (const shift of [...unchanged, ...refused.map((one) => one.shift)]) {
          expect(left.get(shift.id)).toEqual(shift);
        }
        const back = applyChange(after, invertChange(done, 'undo', 2));
        for (const { date } of [...shifts, ...moved.map((one) => one.after)]) {
          expect(shiftsOn(back.shifts, date)).toEqual(shiftsOn(schedule.shifts, date));
        }
        expect(back.shifts.shiftCount).toBe(shifts.length);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('changes only the requested fields, and times only for shifts of the requested role', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, anyChange, (shifts, change) => {
        for (const { before, after } of plannedBulkChange(shifts, change, TEAM).moved) {
          const isRetimed = change.timesOfRole === undefined || before.role === change.timesOfRole;
          const startTime = (isRetimed && change.startTime) || before.startTime;
          const endTime = (isRetimed && change.endTime) || before.endTime;
          expect(after.status).toBe(change.status ?? before.status);
          const from = minuteOfDay(startTime) + ((isRetimed && change.minutes) || 0);
          expect(minuteOfDay(after.startTime)).toBe((from + DAY_MINUTES) % DAY_MINUTES);
          expect(shiftMinutes(after)).toBe(shiftMinutes({ ...before, startTime, endTime }));
          const days = (change.days ?? 0) + Math.floor(from / DAY_MINUTES);
          expect(after.date).toBe(addDays(before.date, days));
          const note = change.note?.trim() ?? '';
          if (note === '') expect(after.notes).toBe(before.notes);
          else expect(after.notes.split('\n').filter((line) => line === note)).toHaveLength(1);
          expect(after.notes.startsWith(before.notes)).toBe(true);
          expect(after.role).toBe(change.role ?? before.role);
          if (change.employeeName === undefined) {
            expect(nameKey(after.employeeName)).toBe(nameKey(before.employeeName));
          }
        }
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('rejects the whole change of a shift with another role than the new person', () => {
    const server = shiftAt('09:00-17:00', { id: 'server' });
    const cook = shiftAt('09:00-17:00', { id: 'cook', employeeName: 'Zoë', role: 'Cook', color: 'yellow' });
    const change = { employeeName: 'Ben', status: 'Pending' };
    const { moved, unchanged, refused } = plannedBulkChange([server, cook], change, TEAM);
    expect(moved.map(({ after }) => after)).toEqual([
      { ...server, employeeName: 'Ben', color: 'blue', status: 'Pending' },
    ]);
    expect(unchanged).toEqual([]);
    expect(refused).toEqual([
      { shift: cook, refusal: { kind: 'roleMismatch', name: 'Ben', employeeRole: 'Server', role: 'Cook' } },
    ]);
  });
});

describe('shifting times by minutes', () => {
  test.each([
    ['09:00-17:00', 45, '2026-11-20', '09:45-17:45'],
    ['00:15-08:00', -30, '2026-11-19', '23:45-07:30'],
    ['23:50-04:00', 15, '2026-11-21', '00:05-04:15'],
    ['16:00-23:50', 15, '2026-11-20', '16:15-00:05'],
    ['12:00-12:00', 1440, '2026-11-21', '12:00-12:00'],
    ['00:00-06:00', -1440, '2026-11-19', '00:00-06:00'],
  ])('moves %s by %i minutes', (times, minutes, date, after) => {
    const { moved } = plannedBulkChange([shiftAt(times)], { minutes }, []);
    expect(moved.map((one) => one.after)).toEqual([
      { ...shiftAt(after), id: `shift-${times}`, date: day(date) },
    ]);
  });

  test('crosses the end of the year and nights with clock changes', () => {
    const at = (date: string) => shiftAt('23:30-07:00', { id: date, date: day(date) });
    const shifts = ['2026-12-31', '2026-10-31', '2027-03-13'].map(at);
    const { moved } = plannedBulkChange(shifts, { minutes: 60 }, []);
    expect(moved.map(({ after }) => [after.date, after.startTime, after.endTime])).toEqual([
      ['2027-01-01', '00:30', '08:00'],
      ['2026-11-01', '00:30', '08:00'],
      ['2027-03-14', '00:30', '08:00'],
    ]);
  });

  test('moves only shifts of the chosen role', () => {
    const server = shiftAt('09:00-17:00', { id: 'server' });
    const cook = shiftAt('09:00-17:00', { id: 'cook', employeeName: 'Zoë', role: 'Cook', color: 'yellow' });
    const plan = plannedBulkChange([server, cook], { timesOfRole: 'Cook', minutes: 30 }, TEAM);
    expect(plan.moved.map(({ after }) => [after.id, after.startTime, after.endTime])).toEqual([
      ['cook', '09:30', '17:30'],
    ]);
    expect(plan.unchanged).toEqual([server]);
  });

  test('changes nothing for 0 minutes', () => {
    expect(plannedBulkChange([shiftAt('09:00-17:00')], { minutes: 0 }, TEAM).moved).toEqual([]);
  });
});

test('plannedBulkChange gives the new role to open shifts and to people who have that role, and adds a note only once', () => {
  const shifts = [
    shiftAt('09:00-17:00', { id: 'open', employeeName: '' }),
    shiftAt('09:00-17:00', { id: 'server' }),
    shiftAt('09:00-17:00', { id: 'left', employeeName: 'Gone' }),
    shiftAt('10:00-17:00', { id: 'promoted', employeeName: 'zoë', role: 'Server' }),
  ];
  const { moved, refused } = plannedBulkChange(shifts, { role: 'Cook' }, TEAM);
  expect(moved.map(({ after }) => after)).toEqual([
    { ...shifts[0], role: 'Cook', color: 'red' },
    { ...shifts[3], employeeName: 'Zoë', role: 'Cook', color: 'yellow' },
  ]);
  expect(refused.map(({ refusal }) => refusal)).toEqual([
    { kind: 'roleMismatch', name: 'Ana', employeeRole: 'Server', role: 'Cook' },
    { kind: 'employeeNotFound', name: 'Gone' },
  ]);
  const noted = [
    shiftAt('09:00-17:00', { id: 'none' }),
    shiftAt('09:00-17:00', { id: 'some', notes: 'Bar' }),
    shiftAt('09:00-17:00', { id: 'same', notes: 'Bar\nBring keys' }),
  ];
  const added = plannedBulkChange(noted, { note: ' Bring keys ' }, []);
  expect(added.moved.map(({ after }) => after.notes)).toEqual(['Bring keys', 'Bar\nBring keys']);
  expect(added.unchanged.map(({ id }) => id)).toEqual(['same']);
});

describe('plannedBulkCopy', () => {
  test('copies each shift by the number of days, or rejects it', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, fc.integer({ min: -40, max: 40 }), (shifts, days) => {
        const { copies, originals, refused } = plannedBulkCopy(shifts, days, TEAM);
        expect(copies.length).toBe(originals.length);
        expect(copies.length + refused.length).toBe(days === 0 ? 0 : shifts.length);
        copies.forEach((copy, position) => {
          const original = originals[position];
          expect(original && addDays(original.date, days)).toBe(copy.date);
          expect(copy.startTime).toBe(original?.startTime);
          expect(copy.id).not.toBe(original?.id);
        });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('new rule breaks of a bulk change', () => {
  const ana = shiftAt('09:00-17:00', { id: 'ana' });
  const later = shiftAt('16:00-21:00', { id: 'later', date: day('2026-11-21') });
  const askedOf = (shifts: readonly Shift[], change: BulkChange) => {
    const { shifts: index, employees } = scheduleOf({ shifts, employees: TEAM });
    const { moved } = plannedBulkChange(shifts.slice(0, 1), change, TEAM);
    const after = applyChange(scheduleOf({ shifts, employees: TEAM }), {
      entries: moved.map((one) => shiftEntry(one.before, one.after)),
    });
    return newBreaks(
      moved,
      (name) => contextIn(index, employees, name, DEFAULT_RULES),
      (name) => contextIn(after.shifts, employees, name, DEFAULT_RULES),
    );
  };

  test('include an overlap that the move creates, with the shift at its new place', () => {
    const [broken] = askedOf([ana, later], { days: 1 });
    expect(broken?.shift.date).toBe('2026-11-21');
    expect(broken?.breaks.map(({ rule }) => rule)).toEqual(['overlap']);
  });

  test('omit breaks that exist before the change', () => {
    const together = { ...later, date: ana.date };
    expect(askedOf([ana, together], { status: 'Pending' })).toEqual([]);
    expect(askedOf([{ ...ana, status: 'Canceled' }, together], { status: 'Confirmed' })).toHaveLength(1);
  });

  test('omit overlaps with shifts that the same change moves', () => {
    const { shifts: index, employees } = scheduleOf({ shifts: [ana, later], employees: TEAM });
    const { moved } = plannedBulkChange([ana, later], { days: 1 }, TEAM);
    const after = applyChange(scheduleOf({ shifts: [ana, later], employees: TEAM }), {
      entries: moved.map((one) => shiftEntry(one.before, one.after)),
    });
    const broken = newBreaks(
      moved,
      (name) => contextIn(index, employees, name, DEFAULT_RULES),
      (name) => contextIn(after.shifts, employees, name, DEFAULT_RULES),
    );
    expect(broken).toEqual([]);
  });
});

test('plans and checks ten thousand shifts in under 20 seconds', () => {
  const team = Array.from({ length: 200 }, (_, number) => employeeOf(`Person ${number}`));
  // Ten weeks of five days each.
  const shifts = Array.from({ length: 10_000 }, (_, number) => {
    const workday = Math.floor(number / 200);
    return shiftAt('09:00-17:00', {
      id: `shift-${number}`,
      employeeName: `Person ${number % 200}`,
      date: addDays(day('2026-01-05'), workday + 2 * Math.floor(workday / 5)),
    });
  });
  const { shifts: index, employees } = scheduleOf({ shifts, employees: team });
  const begun = performance.now();
  const { moved } = plannedBulkChange(shifts, { days: 1, startTime: clock('10:00') }, team);
  const { copies } = plannedBulkCopy(shifts, 364, team);
  const after = applyChange(scheduleOf({ shifts, employees: team }), {
    entries: moved.map((one) => shiftEntry(one.before, one.after)),
  });
  newBreaks(
    moved,
    (name) => contextIn(index, employees, name, DEFAULT_RULES),
    (name) => contextIn(after.shifts, employees, name, DEFAULT_RULES),
  );
  expect(moved.length + copies.length).toBe(20_000);
  // Takes about a second on two busy cores; the bound catches quadratic growth.
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('parseDayOffset parses a number of days with an ASCII or typographic sign, and rejects other text', () => {
  expect(['7', '+7', '-7', '−7', ' 14 ', '0', '-0'].map((text) => parseDayOffset(text, 366))).toEqual([
    7, 7, -7, -7, 14, 0, 0,
  ]);
  expect(['', '-', '1.5', '367', '−367', '7d', '１'].map((text) => parseDayOffset(text, 366))).toEqual(
    Array(7).fill(undefined),
  );
});

test('selectedRange selects a range from its anchor in either direction, or only one shift if the anchor was removed', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(selectedRange(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(selectedRange(order, 'd', 'b')).toEqual(['d', 'c', 'b']);
  expect(selectedRange(order, 'x', 'c')).toEqual(['c']);
  expect(selectedRange(order, undefined, 'c')).toEqual(['c']);
});
