import fc from 'fast-check';
import { USUAL_WEIGHTS } from '@/lib/auto-fill/proposal';
import { problemOfSchedule } from '@/lib/auto-fill/schedule/problem-of-schedule';
import { proposalOf } from '@/lib/auto-fill/schedule/proposal-of';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { applyChange } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { anyFilling, fillInput, newWarnings, planByTries } from '@/tests/support/auto-fill/fill-weeks';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MARKS = { gap: undefined, seed: 7 };
const FRIDAY = day('2026-11-20');
const anyTries = fc.array(fc.nat({ max: 10_000 }), { maxLength: 20 });

const open = (times: string, fields: Partial<Shift> = {}) => shiftAt(times, { employeeName: '', ...fields });

test('proposalOf fills each open shift without a new warning or lists why each person with the role cannot take it', () => {
  fc.assert(
    fc.property(anyFilling, anyTries, (input, tries) => {
      const { schedule } = input;
      const filling = problemOfSchedule(input);
      const { filled, unfilled, before, after } = proposalOf(filling, planByTries(filling, tries), MARKS);
      const entries = filled.map(({ shift, employeeName }) => shiftEntry(shift, { ...shift, employeeName }));
      const applied = applyChange(schedule, { entries });
      expect(newWarnings(schedule, applied, input)).toEqual([]);

      const asked = [...filling.slots, ...filling.slotsWithoutCandidates].filter(
        ({ holder }) => holder === undefined,
      );
      const ids = [...filled, ...unfilled].map(({ shift }) => shift.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(asked.flatMap(({ shifts }) => shifts.map(({ id }) => id))));
      expect([after.open, after.filled + unfilled.length]).toEqual([before.open, before.open]);
      expect(unfilled.every(({ shift }) => findShift(schedule.shifts, shift.id)?.employeeName === '')).toBe(
        true,
      );

      for (const { shift, obstacles, otherRoleCount } of unfilled) {
        const people = [...schedule.employees.values()].filter((one) => !isHiddenFromLists(one, shift.date));
        const able = people.filter((one) => hasRole(one, shift.role));
        expect(obstacles.map(({ employeeName }) => employeeName).sort()).toEqual(
          able.map(({ name }) => name).sort(),
        );
        expect(otherRoleCount).toBe(people.length - able.length);
        for (const { employeeName, breaks, isNeededElsewhere } of obstacles) {
          const given = [shiftEntry(shift, { ...shift, employeeName })];
          expect(newWarnings(applied, applyChange(applied, { entries: given }), input)).not.toEqual([]);
          expect(breaks).not.toEqual([]);
          const alone = newWarnings(filling.locked, applyChange(filling.locked, { entries: given }), input);
          expect(alone.length === 0).toBe(isNeededElsewhere === true);
        }
      }
    }),
    { numRuns: rounds(150), ...seed },
  );
});

test('proposalOf gives as reasons the wanted hours, the usual person and the person who closes least often', () => {
  const past = [7, 14, 21, 28].flatMap((days) => [
    shiftAt('16:00-23:00', { id: `ana ${days}`, date: addDays(FRIDAY, -days) }),
    shiftAt('08:00-15:00', { id: `ben ${days}`, employeeName: 'Ben', date: addDays(FRIDAY, -days) }),
  ]);
  const schedule = scheduleOf({
    shifts: [...past, open('16:30-23:00'), open('08:00-14:00')],
    employees: [employeeOf('Ana'), employeeOf('Ben', { wantedWeekHours: 20 })],
  });
  const filling = problemOfSchedule(fillInput(schedule));
  const place = (times: string) => filling.slots.findIndex(({ first }) => first.id === `shift-${times}`);
  const { filled } = proposalOf(filling, [[place('16:30-23:00')], [place('08:00-14:00')]], MARKS);
  expect(filled.map(({ employeeName, reasons }) => ({ employeeName, reasons }))).toEqual([
    {
      employeeName: 'Ben',
      reasons: [
        { kind: 'usual', count: 4 },
        { kind: 'hours', minutes: 360, wantedMinutes: 1200 },
      ],
    },
    {
      employeeName: 'Ana',
      reasons: [
        { kind: 'usual', count: 4 },
        { kind: 'fewestHours', minutes: 390 },
      ],
    },
  ]);

  const other = proposalOf(filling, [[place('08:00-14:00')], [place('16:30-23:00')]], MARKS);
  expect(other.filled.map(({ employeeName, reasons }) => ({ employeeName, reasons }))).toEqual([
    {
      employeeName: 'Ana',
      reasons: [
        { kind: 'leastOften', of: 'early' },
        { kind: 'fewestHours', minutes: 360 },
      ],
    },
    {
      employeeName: 'Ben',
      reasons: [
        { kind: 'hours', minutes: 390, wantedMinutes: 1200 },
        { kind: 'leastOften', of: 'closing' },
      ],
    },
  ]);
});

test('proposalOf gives as reasons the only able person and the only lead', () => {
  const schedule = scheduleOf({
    shifts: [open('08:00-14:00'), open('08:00-16:00'), open('09:00-12:00', { role: 'Cook' })],
    employees: [
      employeeOf('Ana', { canLead: true }),
      employeeOf('Ben'),
      employeeOf('Cem', { role: 'Cook', wantedWeekHours: 2 }),
    ],
  });
  const filling = problemOfSchedule(fillInput(schedule));
  const { filled, unfilled } = proposalOf(filling, [[], [], []], MARKS);
  expect(unfilled).toEqual([]);
  expect(filled.map(({ employeeName, reasons }) => [employeeName, reasons.map(({ kind }) => kind)])).toEqual([
    ['Ana', ['leads', 'fewestHours']],
    ['Ben', ['fewestHours']],
    ['Cem', ['onlyOne']],
  ]);
});

test('proposalOf lists the smallest obstacle first: another assignment, time off, then a rejection', () => {
  const [first, second] = [open('08:00-14:00', { id: 'a' }), open('12:00-18:00', { id: 'b' })];
  const exceptions = [{ id: 'x', kind: 'timeOff', from: FRIDAY, to: FRIDAY, note: '' }];
  const schedule = scheduleOf({
    shifts: [first, second],
    employees: [
      employeeOf('Ana'),
      employeeOf('Ben', { availability: { weekly: [], exceptions } }),
      employeeOf('Cem', { role: 'Cook' }),
      employeeOf('Dee'),
    ],
  });
  const rejected = ['a', 'b'].map((shiftId) => ({ shiftId, employeeId: 'employee-Dee' }));
  const filling = problemOfSchedule(fillInput(schedule, { rejected }));
  const { filled, unfilled, before, after } = proposalOf(filling, [[0]], MARKS);
  expect(filled.map(({ shift, employeeName }) => [shift.id, employeeName])).toEqual([['a', 'Ana']]);
  expect(unfilled).toEqual([
    {
      shift: second,
      otherRoleCount: 1,
      obstacles: [
        {
          employeeName: 'Ana',
          breaks: [{ rule: 'overlap', other: { ...first, employeeName: 'Ana' } }],
          isNeededElsewhere: true,
        },
        { employeeName: 'Ben', breaks: [expect.objectContaining({ rule: 'availability' })] },
        { employeeName: 'Dee', breaks: [], isRejected: true },
      ],
    },
  ]);
  expect([before, after]).toEqual([
    { filled: 0, open: 2, overtimeMinutes: 0, spreadMinutes: 0, mostWeekendDays: 0 },
    { filled: 1, open: 2, overtimeMinutes: 0, spreadMinutes: 0, mostWeekendDays: 0 },
  ]);
});

test('proposalOf counts overtime, weekend days and the distance from the wanted hours', () => {
  const saturday = addDays(FRIDAY, 1);
  const schedule = scheduleOf({
    shifts: [
      ...[-4, -3, -2, -1].map((days) =>
        shiftAt('08:00-18:00', { id: `${days}`, date: addDays(FRIDAY, days) }),
      ),
      open('08:00-14:00', { id: 'sat', date: saturday }),
      open('08:00-12:00', { id: 'sun', date: addDays(saturday, 1) }),
    ],
    employees: [employeeOf('Ana', { wantedWeekHours: 40 }), employeeOf('Ben', { wantedWeekHours: 10 })],
  });
  const filling = problemOfSchedule(fillInput(schedule));
  expect(proposalOf(filling, [[0], [1]], MARKS)).toMatchObject({
    before: { filled: 0, open: 2, overtimeMinutes: 0, spreadMinutes: 600, mostWeekendDays: 0 },
    after: { filled: 2, open: 2, overtimeMinutes: 360, spreadMinutes: 720, mostWeekendDays: 1 },
    gap: undefined,
    seed: 7,
  });
});

test('proposalOf reassigns pending shifts if asked to, and keeps the person of each that the plan leaves out', () => {
  const schedule = scheduleOf({
    shifts: [
      shiftAt('08:00-14:00', { id: 'p', status: 'Pending' }),
      open('08:00-14:00', { id: 'o', role: 'Cook' }),
    ],
    employees: [employeeOf('Ana', { moreRoles: ['Cook'] }), employeeOf('Ben')],
  });
  const still = problemOfSchedule(fillInput(schedule));
  expect(still.problem.demands).toEqual([]);
  expect(proposalOf(still, [], MARKS).unfilled).toMatchObject([{ obstacles: [{ employeeName: 'Ana' }] }]);

  const filling = problemOfSchedule(fillInput(schedule, { movesPending: true, weights: USUAL_WEIGHTS }));
  const [pending, cook] = ['p', 'o'].map((id) => filling.slots.findIndex(({ first }) => first.id === id));
  const { filled } = proposalOf(filling, [[cook ?? 0], [pending ?? 0]], MARKS);
  expect(filled.map(({ shift, employeeName }) => [shift.id, shift.employeeName, employeeName])).toEqual(
    expect.arrayContaining([
      ['p', 'Ana', 'Ben'],
      ['o', '', 'Ana'],
    ]),
  );
  const left = proposalOf(filling, [[cook ?? 0], []], MARKS);
  expect(left.filled).toEqual([]);
  expect(left.unfilled.map(({ shift }) => shift.id)).toEqual(['o']);
});
