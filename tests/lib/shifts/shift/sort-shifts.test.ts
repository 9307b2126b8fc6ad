import fc from 'fast-check';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import { DAY_ORDER, nextOrder, type ShiftOrder, sortShifts } from '@/lib/shifts/shift/sort-shifts';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day as date, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const texts = {
  name: ({ employeeName }: Shift) => employeeName,
  role: (role: string) => role,
  compare: new Intl.Collator('en').compare,
};

const anyOrder: fc.Arbitrary<ShiftOrder> = fc.record({
  column: fc.constantFrom('time', 'employee', 'role'),
  isDescending: fc.boolean(),
});

const idsOf = (shifts: readonly Shift[]) => shifts.map(({ id }) => id);

const day = [
  shiftAt('08:00-12:00', { id: 'cleo', employeeName: 'Cleo', role: 'Server' }),
  shiftAt('09:00-12:00', { id: 'ana early', employeeName: 'Ana', role: 'Host' }),
  shiftAt('09:00-17:00', { id: 'ben', employeeName: 'Ben', role: 'Cook' }),
  shiftAt('17:00-23:00', { id: 'ana late', employeeName: 'Ana', role: 'Server' }),
];

describe('nextOrder', () => {
  test('sorts by ascending time at first', () => {
    expect(DAY_ORDER).toEqual({ column: 'time', isDescending: false });
  });

  test('reverses the active column, and reverses the column back on the next click', () => {
    const once = nextOrder(DAY_ORDER, 'time');
    expect(once).toEqual({ column: 'time', isDescending: true });
    expect(nextOrder(once, 'time')).toEqual(DAY_ORDER);
  });

  test.each([true, false])(
    'starts another column ascending when the old column is descending: %s',
    (isDescending) => {
      expect(nextOrder({ column: 'time', isDescending }, 'role')).toEqual({
        column: 'role',
        isDescending: false,
      });
      expect(nextOrder({ column: 'role', isDescending }, 'employee')).toEqual({
        column: 'employee',
        isDescending: false,
      });
    },
  );
});

describe('sortShifts', () => {
  test.each<[ShiftOrder['column'], boolean, readonly string[]]>([
    ['time', false, ['cleo', 'ana early', 'ben', 'ana late']],
    ['time', true, ['ana late', 'ben', 'ana early', 'cleo']],
    ['employee', false, ['ana early', 'ana late', 'ben', 'cleo']],
    ['employee', true, ['cleo', 'ben', 'ana early', 'ana late']],
    ['role', false, ['ben', 'ana early', 'cleo', 'ana late']],
    ['role', true, ['cleo', 'ana late', 'ana early', 'ben']],
  ])('sorts by %s, descending: %s, and keeps equal texts in day order', (column, isDescending, ids) => {
    expect(idsOf(sortShifts(day, { column, isDescending }, texts))).toEqual(ids);
    expect(idsOf(sortShifts([...day].reverse(), { column, isDescending }, texts))).toEqual(ids);
  });

  test.each([true, false])('sorts equal starts by the end (descending: %s)', (isDescending) => {
    const short = shiftAt('09:00-10:00', { id: 'short', employeeName: 'Zoë' });
    const night = shiftAt('09:00-01:00', { id: 'night' });
    const sorted = sortShifts([night, short], { column: 'time', isDescending }, texts);
    expect(idsOf(sorted)).toEqual(isDescending ? ['night', 'short'] : ['short', 'night']);
  });

  test('returns an empty list without shifts in every order', () => {
    for (const column of ['time', 'employee', 'role'] as const) {
      for (const isDescending of [true, false]) {
        expect(sortShifts([], { column, isDescending }, texts)).toEqual([]);
      }
    }
  });

  test('returns a list of one shift unchanged', () => {
    const one = day.slice(0, 1);
    expect(sortShifts(one, { column: 'role', isDescending: true }, texts)).toEqual(one);
  });

  test('returns a new array and leaves the given shifts unchanged', () => {
    for (const column of ['time', 'employee', 'role'] as const) {
      const shifts = Object.freeze([...day]);
      const sorted = sortShifts(shifts, { column, isDescending: true }, texts);
      expect(sorted).not.toBe(shifts);
      expect(shifts).toEqual(day);
    }
  });

  test('compares names by the rules of the language', () => {
    const shifts = ['Zoë', 'Émile', 'eva', 'Ana', 'Österberg', 'Olaf'].map((employeeName) =>
      shiftAt('09:00-17:00', { id: employeeName, employeeName }),
    );
    const byName = (language: string) =>
      idsOf(
        sortShifts(
          shifts,
          { column: 'employee', isDescending: false },
          { ...texts, compare: new Intl.Collator(language).compare },
        ),
      );
    expect(byName('de')).toEqual(['Ana', 'Émile', 'eva', 'Olaf', 'Österberg', 'Zoë']);
    // In Swedish Ö is the last letter.
    expect(byName('sv')).toEqual(['Ana', 'Émile', 'eva', 'Olaf', 'Zoë', 'Österberg']);
  });

  test('compares the displayed role names when sorting by role', () => {
    const shown: Readonly<Record<string, string>> = { Cook: 'Koch', Host: 'Empfang', Server: 'Servicekraft' };
    const role = (stored: string) => shown[stored] ?? stored;
    const sorted = sortShifts(day, { column: 'role', isDescending: false }, { ...texts, role });
    expect(idsOf(sorted)).toEqual(['ana early', 'ben', 'cleo', 'ana late']);
  });

  test('compares the displayed names when sorting by employee', () => {
    const shifts = [...day, shiftAt('10:00-11:00', { id: 'nobody', employeeName: '' })];
    const name = ({ employeeName }: Shift) => employeeName || 'No employee';
    const sorted = sortShifts(shifts, { column: 'employee', isDescending: false }, { ...texts, name });
    expect(idsOf(sorted)).toEqual(['ana early', 'ana late', 'ben', 'cleo', 'nobody']);
  });

  test('sorts 10,000 shifts completely and in order, in both directions', () => {
    const many = Array.from({ length: 10_000 }, (_, position) =>
      shiftAt(position % 2 ? '09:00-17:00' : '17:00-23:00', {
        id: String(position),
        employeeName: `Person ${(position * 7919) % 500}`,
      }),
    );
    for (const isDescending of [true, false]) {
      const sorted = sortShifts(many, { column: 'employee', isDescending }, texts);
      expect(new Set(idsOf(sorted)).size).toBe(10_000);
      const sign = isDescending ? -1 : 1;
      const isInOrder = sorted.every((shift, position) => {
        const next = sorted[position + 1];
        if (!next) return true;
        return (
          sign * texts.compare(shift.employeeName, next.employeeName) < 0 ||
          shift.employeeName === next.employeeName
        );
      });
      expect(isInOrder).toBe(true);
    }
  });

  test('returns the same order of the same shifts for any original order', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, anyOrder, (shifts, order) => {
        const sorted = sortShifts(shifts, order, texts);
        expect(idsOf(sorted).sort()).toEqual(idsOf(shifts).sort());
        expect(new Set(sorted)).toEqual(new Set(shifts));
        expect(sortShifts([...shifts].reverse(), order, texts)).toEqual(sorted);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('sorts by role name, and by day order if the names are equal', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, fc.boolean(), (shifts, isDescending) => {
        const sorted = sortShifts(shifts, { column: 'role', isDescending }, texts);
        sorted.slice(1).forEach((shift, position) => {
          const previous = sorted[position] ?? shift;
          const byText = texts.compare(previous.role, shift.role) * (isDescending ? -1 : 1);
          expect(byText).toBeLessThanOrEqual(0);
          if (previous.role === shift.role) expect(compareShifts(previous, shift)).toBeLessThan(0);
        });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('sorting a day with carried-over shifts of the night before', () => {
  const night = shiftAt('22:00-06:00', {
    id: 'night',
    employeeName: 'Ben',
    role: 'Cook',
    date: date('2026-11-19'),
  });
  const late = shiftAt('19:00-02:00', {
    id: 'late',
    employeeName: 'Dan',
    role: 'Server',
    date: date('2026-11-19'),
  });
  const shown = [...day, night, late];

  test('puts the shifts of the night before first when sorted by time, and last when descending', () => {
    const ids = ['late', 'night', 'cleo', 'ana early', 'ben', 'ana late'];
    expect(idsOf(sortShifts(shown, DAY_ORDER, texts))).toEqual(ids);
    expect(idsOf(sortShifts(shown, { column: 'time', isDescending: true }, texts))).toEqual(
      [...ids].reverse(),
    );
  });

  test('puts the shifts of the night before first among those of a person or a role', () => {
    const by = (column: ShiftOrder['column']) =>
      idsOf(sortShifts(shown, { column, isDescending: false }, texts));
    expect(by('employee')).toEqual(['ana early', 'ana late', 'night', 'ben', 'cleo', 'late']);
    expect(by('role')).toEqual(['night', 'ben', 'ana early', 'late', 'cleo', 'ana late']);
  });

  test('puts the shifts of the night before first across the end of a year', () => {
    const newYear = shiftAt('10:00-12:00', { id: 'new year', date: date('2027-01-01') });
    const eve = shiftAt('18:00-03:00', { id: 'eve', date: date('2026-12-31') });
    expect(idsOf(sortShifts([newYear, eve], DAY_ORDER, texts))).toEqual(['eve', 'new year']);
  });
});
