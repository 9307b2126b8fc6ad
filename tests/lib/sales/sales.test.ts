import fc from 'fast-check';
import { MAIN_UNIT } from '@/lib/pay/amount';
import { budgetState, laborShare, missesGoal, salesPerHour } from '@/lib/pay/budget';
import { NO_BUDGET } from '@/lib/pay/budget-kinds';
import { readSales, withReadSales } from '@/lib/sales/read-sales';
import { NO_SALES, proposedSales, type Sales, salesOfDays, salesOn, withDaySales } from '@/lib/sales/sales';
import { BUDGET_SHAPE, SALES_SHAPE } from '@/lib/saved-data/records/business/sales-shapes';
import { MISFIT } from '@/lib/saved-data/records/shape';
import { addDays } from '@/lib/time/local-date';
import { readSalesFile, readSalesText } from '@/stores/import/read-sales-file';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MONDAY = day('2026-11-16');
const units = (amount: number) => amount * MAIN_UNIT;
const CONTEXT = { today: MONDAY, zone: 'Europe/Paris', isMonthFirst: false };
const past = (amounts: readonly (number | undefined)[], field: 'actual' | 'expected' = 'actual'): Sales =>
  amounts.reduce<Sales>(
    (sales, amount, week) =>
      amount === undefined
        ? sales
        : withDaySales(sales, addDays(MONDAY, -7 * (week + 1)), { [field]: units(amount) }),
    NO_SALES,
  );

describe('calculation with sales', () => {
  test('prefers actual over expected sales, drops empty days and keeps unknown fields', () => {
    const expected = withDaySales(NO_SALES, MONDAY, { expected: 5 });
    expect(salesOn(expected, MONDAY)).toBe(5);
    const both = withDaySales(expected, MONDAY, { actual: 0 });
    expect(salesOn(both, MONDAY)).toBe(0);
    expect(
      withDaySales(withDaySales(both, MONDAY, { actual: undefined }), MONDAY, { expected: undefined }),
    ).toEqual({});
    expect(
      withDaySales({ [MONDAY]: Object.assign({ expected: 5 }, { guests: 80 }) }, MONDAY, {
        expected: undefined,
      }),
    ).toEqual({
      [MONDAY]: { guests: 80 },
    });
    expect(salesOfDays(NO_SALES, [MONDAY])).toBeUndefined();
    expect(salesOfDays(both, [MONDAY, addDays(MONDAY, 1)])).toBe(0);
  });

  test.each<[string, Sales, { amount: number; days: number } | undefined]>([
    ['no known sales', NO_SALES, undefined],
    ['one past day', past([1000]), { amount: units(1000), days: 1 }],
    ['the median of an odd number of days', past([1000, 5000, 1200]), { amount: units(1200), days: 3 }],
    ['the mean of the two middle days', past([1000, 1201]), { amount: units(1100.5), days: 2 }],
    ['at most eight weeks', past([1, 1, 1, 1, 1, 1, 1, 1, 99, 99]), { amount: units(1), days: 8 }],
    ['skips weeks without sales', past([undefined, 800]), { amount: units(800), days: 1 }],
    [
      'expected sales when there are no actual ones',
      past([700], 'expected'),
      { amount: units(700), days: 1 },
    ],
  ])('proposes sales from past weeks: %s', (_name, sales, expected) => {
    expect(proposedSales(sales, MONDAY)).toEqual(expected);
  });

  test('proposes no sales from past sales of other weekdays', () => {
    expect(proposedSales(past([1000]), addDays(MONDAY, 1))).toBeUndefined();
  });
});

describe('readSalesText', () => {
  const read = (text: string, decimals = 2) => readSalesText(text, CONTEXT, decimals);

  test.each([
    ['2026-11-16\t1240.50', '2026-11-16', { expected: units(1240.5) }],
    ['16.11.2026;1.240,50', '2026-11-16', { expected: units(1240.5) }],
    ['17/11/2026,"1,240.50"', '2026-11-17', { expected: units(1240.5) }],
    ['2026-11-16  1,240.50', '2026-11-16', { expected: units(1240.5) }],
    ['16 Nov 2026 1,240', '2026-11-16', { expected: units(1240) }],
    ['"Nov 16, 2026",900', '2026-11-16', { expected: units(900) }],
    ['2026-11-16: $900', '2026-11-16', { expected: units(900) }],
    ['16 November 2026  900 €', '2026-11-16', { expected: units(900) }],
    ['2026-11-16\t900\t950', '2026-11-16', { expected: units(900), actual: units(950) }],
    ['2026-11-16\t\t950', '2026-11-16', { expected: undefined, actual: units(950) }],
    ['Date\tActual sales\n2026-11-16\t950', '2026-11-16', { actual: units(950) }],
    ['Datum;Umsatz\n16.11.2026;950', '2026-11-16', { expected: units(950) }],
  ])('reads the line %j', (text, date, sales) => {
    expect(read(text)).toEqual({ days: [[date, sales]], problems: [] });
  });

  test.each([
    ['2026-11-16\t-5', 'negative'],
    ['2026-11-16\tmany', 'notAnAmount'],
    ['2026-11-16\t', 'notAnAmount'],
    ['2026-11-16\t99999999999', 'tooMuch'],
    ['99 bottles\t5', 'noDate'],
  ])('reports the line number of the unreadable line %j', (text, why) => {
    expect(read(`2026-11-15\t1\n${text}`)).toEqual({
      days: [['2026-11-15', { expected: units(1) }]],
      problems: [{ line: 2, text: text.replace('\t', ' ').trim(), why }],
    });
  });

  test('reports a repeated date, uses the first line of the date, and keeps other days', () => {
    const found = read('2026-11-16\t1\n2026-11-16\t2');
    expect(found.problems.map(({ line, why }) => [line, why])).toEqual([[2, 'twice']]);
    const before = withDaySales(past([5]), MONDAY, { actual: 7 });
    expect(withReadSales(before, found)).toEqual({
      ...past([5]),
      [MONDAY]: { actual: 7, expected: units(1) },
    });
  });

  test('reads a CSV file and refuses a picture', async () => {
    const csv = new TextEncoder().encode('Date,Expected,Actual\n2026-11-16,900,\n2026-11-17,,800\n');
    const read = await readSalesFile(csv, CONTEXT, 2);
    expect(read.isOk && read.value.days).toEqual([
      ['2026-11-16', { expected: units(900) }],
      ['2026-11-17', { expected: undefined, actual: units(800) }],
    ]);
    expect((await readSalesFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), CONTEXT, 2)).isOk).toBe(false);
  });

  test('reads back generated sales rows', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 10 ** 9 })), {
          selector: ([offset]) => offset,
          maxLength: 30,
        }),
        (drawn) => {
          const rows = drawn.map(([offset, cents]) => [addDays(MONDAY, offset), (cents / 100).toFixed(2)]);
          const { days, problems } = readSales(rows, CONTEXT, 2);
          expect(problems).toEqual([]);
          expect(days).toEqual(
            drawn.map(([offset, cents]) => [addDays(MONDAY, offset), { expected: cents * 100 }]),
          );
        },
      ),
      { numRuns: rounds(100), ...seed },
    );
  });
});

describe('budget', () => {
  const figures = { cost: units(3000), minutes: 200 * 60, sales: units(10_000) };

  test('computes the limit and the overrun in money, hours and percent of sales', () => {
    expect(budgetState(NO_BUDGET, figures)).toBeUndefined();
    expect(budgetState({ kind: 'money', money: units(2800) }, figures)).toEqual({
      unit: 'money',
      limit: units(2800),
      used: units(3000),
      over: units(200),
    });
    expect(budgetState({ kind: 'hours', minutes: 210 * 60 }, figures)).toMatchObject({
      unit: 'minutes',
      over: 0,
    });
    expect(budgetState({ kind: 'percent', percent: 28 }, figures)).toMatchObject({
      limit: units(2800),
      over: units(200),
    });
    expect(budgetState({ kind: 'percent', percent: 28 }, { ...figures, sales: undefined })).toBeUndefined();
    expect(budgetState({ kind: 'money' }, figures)).toBeUndefined();
  });

  test('is not exceeded when the cost equals the limit', () => {
    expect(budgetState({ kind: 'money', money: units(3000) }, figures)?.over).toBe(0);
  });

  test('compares the labor share and the sales per hour with their goals', () => {
    expect(laborShare(figures)).toBe(0.3);
    expect(laborShare({ ...figures, sales: 0 })).toBeUndefined();
    expect(salesPerHour(figures)).toBe(units(50));
    expect(salesPerHour({ ...figures, minutes: 0 })).toBeUndefined();
    expect(missesGoal({ kind: 'percent', percent: 30, salesPerHour: units(50) }, figures)).toEqual({
      share: false,
      perHour: false,
    });
    expect(missesGoal({ kind: 'percent', percent: 29, salesPerHour: units(51) }, figures)).toEqual({
      share: true,
      perHour: true,
    });
    expect(missesGoal({ kind: 'money', percent: 1 }, figures)).toEqual({ share: false, perHour: false });
  });
});

test('the shapes of sales and budget read values with unknown fields, and reject damaged values', () => {
  const sales = { [MONDAY]: { expected: 5, actual: 6, guests: 80 } };
  expect(SALES_SHAPE(sales)).toEqual(sales);
  expect(SALES_SHAPE({ [MONDAY]: { expected: -5 } })).toBe(MISFIT);
  const budget = { kind: 'percent', percent: 28, salesPerHour: 5, note: 'x' };
  expect(BUDGET_SHAPE(budget)).toEqual(budget);
  expect(BUDGET_SHAPE({ kind: 'gold', percent: 200 })).toEqual({ kind: 'none', percent: undefined });
});
