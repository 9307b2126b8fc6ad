import fc from 'fast-check';
import { plannedCopies, plannedMoves, plannedSwap, type ShiftMove } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { anyFewDays, anyTime } from '@/tests/support/arbitraries';
import { accepted, clock, day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TEAM = [
  employeeOf('Ana'),
  employeeOf('Ben', { color: 'blue' }),
  employeeOf('Cleo', { role: 'Cook', color: 'yellow' }),
];
const SHIFTS = [
  shiftAt('09:00-17:00', { id: 'ana' }),
  shiftAt('17:00-01:00', { id: 'ben', employeeName: 'Ben', color: 'blue' }),
  shiftAt('08:00-16:00', { id: 'cleo', employeeName: 'Cleo', role: 'Cook', color: 'yellow' }),
  shiftAt('10:00-14:00', { id: 'open', employeeName: '', role: 'Cook', color: 'yellow' }),
  shiftAt('10:00-14:00', { id: 'gone', employeeName: 'Zoe' }),
];
const context = { find: (id: string) => SHIFTS.find((shift) => shift.id === id), employees: TEAM };
const find = (id: string): Shift => {
  const shift = context.find(id);
  if (!shift) throw new Error(`There is no ${id}.`);
  return shift;
};

const anyMove: fc.Arbitrary<ShiftMove> = fc.record(
  {
    shiftId: fc.constantFrom(...SHIFTS.map(({ id }) => id)),
    date: anyFewDays,
    employeeName: fc.constantFrom('Ana', ' ben', 'Cleo', '', 'Nobody'),
    startTime: anyTime,
    endTime: anyTime,
    status: fc.constantFrom('Pending', 'Canceled', 'Confirmed'),
  },
  { requiredKeys: ['shiftId'] },
);

describe('plannedMoves', () => {
  test('applies the requested fields, keeps the role, and accepts only people with that role', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 1, maxLength: 5 }), (moves) => {
        const planned = plannedMoves(moves, context);
        if (!planned.isOk) {
          const asked = moves.map(({ employeeName }) => employeeName?.trim().toLowerCase());
          expect(asked.some((name) => name !== undefined && name !== '')).toBe(true);
          return;
        }
        for (const { before, after } of planned.value) {
          expect(after).not.toEqual(before);
          expect(before).toBe(find(before.id));
          const ofShift = moves.filter(({ shiftId }) => shiftId === before.id);
          const last = <Key extends keyof ShiftMove>(key: Key) =>
            ofShift.findLast((move) => move[key] !== undefined)?.[key];
          expect(after.date).toBe(last('date') ?? before.date);
          expect(after.startTime).toBe(last('startTime') ?? before.startTime);
          expect(after.endTime).toBe(last('endTime') ?? before.endTime);
          expect(after.status).toBe(last('status') ?? before.status);
          expect(after.role).toBe(before.role);
          const name = last('employeeName');
          const person = TEAM.find((employee) => employee.name.toLowerCase() === name?.trim().toLowerCase());
          expect(after.employeeName).toBe(name === undefined ? before.employeeName : (person?.name ?? ''));
          if (person && name !== undefined) expect(after.color).toBe(person.color);
        }
        const untouched = moves.filter(({ shiftId }) =>
          planned.value.every(({ before }) => before.id !== shiftId),
        );
        for (const { shiftId, date } of untouched) {
          if (moves.filter((move) => move.shiftId === shiftId).length === 1) {
            expect(date ?? find(shiftId).date).toBe(find(shiftId).date);
          }
        }
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('plans nothing for a move that changes nothing', () => {
    const moves = [{ shiftId: 'ana', date: find('ana').date, employeeName: ' ANA ', status: 'Confirmed' }];
    expect(accepted(plannedMoves(moves, context))).toEqual([]);
    const back = [
      { shiftId: 'ana', employeeName: 'Ben' },
      { shiftId: 'ana', employeeName: 'Ana' },
    ];
    expect(accepted(plannedMoves(back, context))).toEqual([]);
  });

  test('changes the color with the employee, and keeps role and color when the shift becomes open', () => {
    const [given] = accepted(plannedMoves([{ shiftId: 'ana', employeeName: 'ben' }], context));
    expect(given?.after).toMatchObject({ employeeName: 'Ben', role: 'Server', color: 'blue' });
    const [opened] = accepted(plannedMoves([{ shiftId: 'cleo', employeeName: '' }], context));
    expect(opened?.after).toMatchObject({ employeeName: '', role: 'Cook', color: 'yellow' });
    const [filled] = accepted(plannedMoves([{ shiftId: 'open', employeeName: 'Cleo' }], context));
    expect(filled?.after).toMatchObject({ employeeName: 'Cleo', role: 'Cook' });
  });

  test('rejects all moves if one has another role, an unknown employee or a missing shift', () => {
    const good = { shiftId: 'ben', date: day('2026-12-01') };
    expect(plannedMoves([good, { shiftId: 'ana', employeeName: 'Cleo' }], context)).toEqual({
      isOk: false,
      error: { kind: 'roleMismatch', name: 'Cleo', employeeRole: 'Cook', role: 'Server' },
    });
    expect(plannedMoves([good, { shiftId: 'ana', employeeName: 'Nobody' }], context)).toEqual({
      isOk: false,
      error: { kind: 'employeeNotFound', name: 'Nobody' },
    });
    expect(plannedMoves([good, { shiftId: 'none' }], context)).toEqual({
      isOk: false,
      error: { kind: 'shiftMissing' },
    });
  });

  test('keeps the name of a person who left the team if only the day changes', () => {
    const [moved] = accepted(plannedMoves([{ shiftId: 'gone', date: day('2026-12-01') }], context));
    expect(moved?.after.employeeName).toBe('Zoe');
  });

  test('gives a shift without a role the role of its new person', () => {
    const roleless = shiftAt('09:00-17:00', { id: 'bare', employeeName: '', role: '' });
    const bare = { ...context, find: () => roleless };
    const [given] = accepted(plannedMoves([{ shiftId: 'bare', employeeName: 'Cleo' }], bare));
    expect(given?.after).toMatchObject({ role: 'Cook', color: 'yellow' });
  });
});

describe('plannedCopies', () => {
  const newId = () => 'new';

  test('creates a new shift, and no copy at the original place', () => {
    const moves = [{ shiftId: 'ana', employeeName: 'Ben', startTime: clock('10:00') }, { shiftId: 'ben' }];
    expect(accepted(plannedCopies(moves, context, newId))).toEqual([
      { ...find('ana'), id: 'new', employeeName: 'Ben', color: 'blue', startTime: '10:00' },
    ]);
  });

  test('requires that the person exists and has the role', () => {
    const other = day('2026-12-01');
    expect(plannedCopies([{ shiftId: 'gone', date: other }], context, newId).isOk).toBe(false);
    expect(plannedCopies([{ shiftId: 'ana', employeeName: 'Cleo' }], context, newId).isOk).toBe(false);
    expect(accepted(plannedCopies([{ shiftId: 'open', date: other }], context, newId))).toHaveLength(1);
  });
});

describe('plannedSwap', () => {
  test('exchanges person and color, and keeps day, times and role', () => {
    const swapped = accepted(plannedSwap('ana', 'ben', context)).map(({ after }) => after);
    expect(swapped).toEqual([
      { ...find('ana'), employeeName: 'Ben', color: 'blue' },
      { ...find('ben'), employeeName: 'Ana', color: 'purple' },
    ]);
  });

  test('rejects a swap if a role does not fit, and plans nothing for two shifts of the same person', () => {
    expect(plannedSwap('ana', 'cleo', context).isOk).toBe(false);
    expect(accepted(plannedSwap('ana', 'ana', context))).toEqual([]);
  });
});
