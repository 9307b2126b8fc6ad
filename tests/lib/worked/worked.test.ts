import fc from 'fast-check';
import { csvOfTable } from '@/lib/export/csv-of-table';
import { MAIN_UNIT } from '@/lib/pay/amount';
import { SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { isSameForTeam } from '@/lib/shifts/publication/unpublished';
import { knownFieldsOf } from '@/lib/shifts/shift/known-fields';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { nextPeriod, periodOf } from '@/lib/worked/pay-period';
import { payrollFileName, payrollRows, payrollTable } from '@/lib/worked/payroll';
import { PERIOD_KINDS, type PeriodKind } from '@/lib/worked/period-kinds';
import {
  asPlanned,
  type Worked,
  withWorked,
  workedCounter,
  workedOf,
  workedShifts,
} from '@/lib/worked/worked';
import { workedDraftOf, workedFromDraft } from '@/lib/worked/worked-draft';
import { clock, day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MONDAY = day('2026-11-16');
const shift = (times = '09:00-17:00', fields: Partial<Shift> = {}) =>
  shiftAt(times, {
    id: `${times}${JSON.stringify(fields)}`,
    date: MONDAY,
    employeeName: 'Ana',
    role: 'Server',
    ...fields,
  });
const worked = (times: string, breakMinutes = 0): Worked => {
  const [start = '', end = ''] = times.split('-');
  return { outcome: 'worked', startTime: clock(start), endTime: clock(end), breakMinutes };
};

describe('actual hours', () => {
  test('are stored on the shift and can be removed', () => {
    const recorded = withWorked(shift(), worked('09:10-17:30', 30));
    expect(workedOf(recorded)).toEqual(worked('09:10-17:30', 30));
    expect(withWorked(recorded, worked('09:10-17:30', 30))).toBe(recorded);
    expect(withWorked(recorded, undefined)).toEqual(shift());
    const plain = shift();
    expect(withWorked(plain, undefined)).toBe(plain);
    expect(workedOf(withWorked(recorded, { outcome: 'ill' }))).toEqual({ outcome: 'ill' });
  });

  test('are ignored if the shift was moved to another day', () => {
    const recorded = withWorked(shift(), { outcome: 'absent' });
    const moved = { ...recorded, date: addDays(MONDAY, 1) };
    expect(workedOf(moved)).toBeUndefined();
    expect(workedOf({ ...moved, date: MONDAY })).toEqual({ outcome: 'absent' });
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'ill'],
    ['another day', { outcome: 'ill', date: '2026-11-17' }],
    ['an outcome of a newer build', { outcome: 'late', date: MONDAY }],
    ['no time', { outcome: 'worked', date: MONDAY, startTime: '9', endTime: '25:00', breakMinutes: 0 }],
    [
      'a break as long as the shift',
      { outcome: 'worked', date: MONDAY, startTime: '09:00', endTime: '10:00', breakMinutes: 60 },
    ],
    [
      'a negative break',
      { outcome: 'worked', date: MONDAY, startTime: '09:00', endTime: '10:00', breakMinutes: -5 },
    ],
  ])('ignores, but keeps stored: %s', (_name, stored) => {
    expect(workedOf(shift('09:00-17:00', { worked: stored }))).toBeUndefined();
  });

  test('are not copied, and are no change that can be published', () => {
    const recorded = withWorked(shift(), worked('09:10-17:30'));
    expect(knownFieldsOf(recorded)).toEqual(shift('09:00-17:00', { id: recorded.id }));
    expect(isSameForTeam(recorded, shift('09:00-17:00', { id: recorded.id }))).toBe(true);
  });

  test('count without breaks and over midnight; absences count zero and unconfirmed shifts as planned', () => {
    const night = withWorked(shift('22:00-06:00'), worked('21:45-06:30', 30));
    const absent = withWorked(shift('10:00-12:00'), { outcome: 'absent' });
    const unsaid = shift('12:00-14:00');
    const open = shift('14:00-15:00', { employeeName: '' });
    const shifts = workedShifts([night, absent, unsaid, open]);
    expect(shifts.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual([
      '21:45-06:30',
      '12:00-14:00',
      '14:00-15:00',
    ]);
    expect(shifts.map(workedCounter(shiftMinutes))).toEqual([8 * 60 + 15, 120, 60]);
  });

  test('default to the planned times, with the planned breaks only if paid hours are counted', () => {
    const planned = shift('09:00-17:00', { unpaidBreak: 30 });
    expect(asPlanned(planned, true)).toEqual(worked('09:00-17:00', 30));
    expect(asPlanned(planned, false)).toEqual(worked('09:00-17:00', 0));
    expect(workedDraftOf(planned, true)).toEqual({
      choice: 'unsaid',
      start: '09:00',
      end: '17:00',
      breakMinutes: '30',
    });
    expect(workedDraftOf(withWorked(planned, worked('10:00-12:00', 5)), true)).toEqual({
      choice: 'worked',
      start: '10:00',
      end: '12:00',
      breakMinutes: '5',
    });
  });

  test.each([
    [
      { start: '9 oh', end: '17:00', breakMinutes: '0' },
      { start: true, end: false, breakMinutes: false },
    ],
    [
      { start: '09:00', end: '', breakMinutes: '0' },
      { start: false, end: true, breakMinutes: false },
    ],
    [
      { start: '09:00', end: '10:00', breakMinutes: '60' },
      { start: false, end: false, breakMinutes: true },
    ],
    [
      { start: '09:00', end: '10:00', breakMinutes: '-1' },
      { start: false, end: false, breakMinutes: true },
    ],
    [
      { start: '09:00', end: '10:00', breakMinutes: 'long' },
      { start: false, end: false, breakMinutes: true },
    ],
  ])('refuses %j with the fields that are wrong', (fields, mistakes) => {
    expect(workedFromDraft({ choice: 'worked', ...fields })).toEqual({ mistakes });
    expect(workedFromDraft({ choice: 'ill', ...fields })).toEqual({ worked: { outcome: 'ill' } });
    expect(workedFromDraft({ choice: 'unsaid', ...fields })).toEqual({ worked: undefined });
  });
});

describe('pay period', () => {
  test.each<[string, PeriodKind, string, string, string, string]>([
    ['a week from its day', 'weekly', '2026-11-16', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['a week before the start', 'weekly', '2026-11-18', '2026-11-16', '2026-11-11', '2026-11-17'],
    ['two weeks', 'everyTwoWeeks', '2026-11-09', '2026-11-22', '2026-11-09', '2026-11-22'],
    [
      'two weeks over the year’s end',
      'everyTwoWeeks',
      '2026-11-09',
      '2027-01-02',
      '2026-12-21',
      '2027-01-03',
    ],
    ['the first half of a month', 'twiceMonthly', '2026-01-01', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['the second half of February', 'twiceMonthly', '2026-01-01', '2026-02-16', '2026-02-16', '2026-02-28'],
    [
      'the second half of a leap February',
      'twiceMonthly',
      '2026-01-01',
      '2028-02-29',
      '2028-02-16',
      '2028-02-29',
    ],
    ['halves from the 10th', 'twiceMonthly', '2026-01-10', '2026-12-31', '2026-12-25', '2027-01-09'],
    ['a month', 'monthly', '2026-01-01', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['a month from the 26th', 'monthly', '2026-01-26', '2027-01-05', '2026-12-26', '2027-01-25'],
    [
      'a month from a day that February lacks',
      'monthly',
      '2026-01-31',
      '2026-02-28',
      '2026-02-28',
      '2026-03-27',
    ],
  ])('is computed for %s', (_name, kind, start, date, first, last) => {
    expect(periodOf(day(date), { kind, start: day(start) })).toEqual({ first, last });
  });

  test('contains the given day and follows the previous period without a gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PERIOD_KINDS),
        fc.nat({ max: 2000 }),
        fc.nat({ max: 2000 }),
        (kind, from, to) => {
          const periods = { kind, start: addDays(MONDAY, from - 1000) };
          const date = addDays(MONDAY, to - 1000);
          const period = periodOf(date, periods);
          expect(period.first <= date && date <= period.last).toBe(true);
          const after = nextPeriod(period, periods, 1);
          expect(after.first).toBe(addDays(period.last, 1));
          expect(nextPeriod(after, periods, -1)).toEqual(period);
          expect(periodOf(period.last, periods)).toEqual(period);
        },
      ),
      { numRuns: rounds(300), ...seed },
    );
  });
});

describe('payroll', () => {
  const PERIOD = { first: MONDAY, last: addDays(MONDAY, 13) };
  const person = (name: string, fields = {}) => ({
    id: name,
    name,
    role: 'Server',
    color: 'blue' as const,
    ...fields,
  });
  const TEAM = [
    person('Ana', { wage: 20 * MAIN_UNIT, payrollId: '007' }),
    person('Ben', { weeklyPay: 700 * MAIN_UNIT }),
    person('Cleo'),
  ];
  const on = (offset: number, times: string, recorded?: Worked, fields = {}) =>
    withWorked(
      shiftAt(times, {
        id: `${offset}${times}${JSON.stringify(fields)}`,
        date: addDays(MONDAY, offset),
        employeeName: 'Ana',
        role: 'Server',
        ...fields,
      }),
      recorded,
    );
  const SHIFTS = [
    // A shift of the week before the period; not part of it.
    on(-1, '09:00-17:00'),
    on(0, '09:00-17:00', worked('09:00-18:00')),
    on(1, '09:00-17:00', worked('09:00-17:30', 30)),
    on(2, '09:00-17:00', { outcome: 'ill' }),
    on(3, '09:00-17:00', { outcome: 'absent' }),
    on(4, '09:00-17:00'),
    on(5, '09:00-17:00', worked('08:00-20:00')),
    on(6, '09:00-17:00', worked('08:00-20:00')),
    on(8, '10:00-14:00', undefined, { employeeName: 'Cleo' }),
    on(8, '10:00-14:00', undefined, { employeeName: '' }),
    on(8, '10:00-14:00', undefined, { status: 'Canceled' }),
  ];
  const CONTEXT = {
    shiftsOn: (date: LocalDate) => SHIFTS.filter((one) => one.date === date),
    weekStart: 'monday',
    employees: TEAM,
    overtime: SPECIFIED_OVERTIME,
    minutesOf: shiftMinutes,
  } as const;
  const byName = (one: string, other: string) => one.localeCompare(other);
  const rows = payrollRows(PERIOD, CONTEXT, byName);

  test('has one row a person with planned and actual hours, overtime and absences', () => {
    const [ana, ben, cleo] = rows;
    expect([ana?.planned.minutes, ana?.planned.overtime].map((minutes) => (minutes ?? 0) / 60)).toEqual([
      56, 16,
    ]);
    // 9 + 8 + 8 + 12 + 12 hours, 9 of them above 40.
    expect(
      [ana?.actual.minutes, ana?.actual.regular, ana?.actual.overtime].map((minutes) => (minutes ?? 0) / 60),
    ).toEqual([49, 40, 9]);
    expect((ana?.actual.cost ?? 0) / MAIN_UNIT).toBe(40 * 20 + 9 * 30);
    expect([ana?.absences, ana?.illnesses, ana?.unconfirmed]).toEqual([1, 1, 1]);
    // Two weeks of salary without a shift.
    expect([ben?.name, (ben?.actual.cost ?? 0) / MAIN_UNIT, ben?.unconfirmed]).toEqual(['Ben', 1400, 0]);
    expect([cleo?.actual.minutes, cleo?.actual.unpriced]).toEqual([240, 1]);
    expect(rows).toHaveLength(3);
  });

  test('includes amounts only if requested, with the decimals of the currency', () => {
    const plain = csvOfTable(payrollTable(rows, PERIOD));
    expect(plain.split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining(
        'Employee ID,Employee,Period start,Period end,Planned hours,Total hours,Regular hours,Overtime hours,Double time hours,Absent shifts,Ill shifts,Unconfirmed shifts',
      ),
      '007,Ana,2026-11-16,2026-11-29,56.00,49.00,40.00,9.00,0.00,1,1,1',
    ]);
    expect(plain).not.toMatch(/cost|currency|1070/i);
    const withAmounts = csvOfTable(payrollTable(rows, PERIOD, 'EUR'));
    expect(withAmounts).toContain(
      '007,Ana,2026-11-16,2026-11-29,56.00,49.00,40.00,9.00,0.00,1,1,1,1280.00,270.00,1070.00,0,EUR',
    );
    // As many decimals as the currency has.
    expect(csvOfTable(payrollTable(rows, PERIOD, 'JPY'))).toContain(',1280,270,1070,0,JPY');
    expect(csvOfTable(payrollTable(rows, PERIOD, 'KWD'))).toContain(',1280.000,270.000,1070.000,0,KWD');
    expect(payrollFileName(PERIOD, 'csv')).toBe('brigade-payroll-2026-11-16-to-2026-11-29.csv');
  });

  test('pays a week shared by two periods once, with overtime in the later period', () => {
    const of = (first: number, last: number) =>
      payrollRows({ first: addDays(MONDAY, first), last: addDays(MONDAY, last) }, CONTEXT, byName).find(
        ({ name }) => name === 'Ana',
      )?.actual;
    const [early, late] = [of(0, 4), of(5, 6)];
    expect([early?.overtime, late?.overtime].map((minutes) => (minutes ?? 0) / 60)).toEqual([0, 9]);
    expect((early?.cost ?? 0) + (late?.cost ?? 0)).toBe(rows[0]?.actual.cost);
  });
});
