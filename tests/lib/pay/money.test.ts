import fc from 'fast-check';
import { moneyFormats } from '@/lib/i18n/money-formats';
import { isAmount, MAIN_UNIT } from '@/lib/pay/amount';
import { currencyOfZone, decimalsOf, offeredCurrencies } from '@/lib/pay/currency';
import { isCurrency } from '@/lib/pay/currency-code';
import { parseAmount } from '@/lib/pay/money';
import { rounds, seed } from '@/tests/support/rounds';

test.each([
  ['16', 16],
  ['16.5', 16.5],
  ['16,5', 16.5],
  [' 16.50 ', 16.5],
  ['.5', 0.5],
  ['0', 0],
  ['$16.50', 16.5],
  ['16,50 €', 16.5],
  ['CHF 16.50', 16.5],
  ['kr. 120', 120],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1 234,50 €', 1234.5],
  ['1,234', 1234],
  ['1.234', 1234],
  ['1,234,567', 1_234_567],
  ['12,345.678', 12_345.678],
  ['0.125', 0.125],
  ['16.2555', 16.2555],
  ['¥1,200', 1200],
])('parseAmount parses %s as %d', (text, units) => {
  expect(parseAmount(text)).toEqual({ isOk: true, value: Math.round(units * MAIN_UNIT) });
});

test('parseAmount reads three digits after a single separator as decimals for a currency with three decimals', () => {
  expect(parseAmount('1.250', decimalsOf('KWD'))).toEqual({ isOk: true, value: 12_500 });
  expect(parseAmount('1,250', decimalsOf('USD'))).toEqual({ isOk: true, value: 12_500_000 });
});

test.each([
  ['', 'notAnAmount'],
  ['abc', 'notAnAmount'],
  ['16.5.5', 'notAnAmount'],
  ['1,23,4', 'notAnAmount'],
  ['1.2345,6', 'notAnAmount'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['($5)', 'negative'],
  ['-', 'notAnAmount'],
  ['-$5.00', 'negative'],
  ['99999999999', 'tooMuch'],
  ['1e9', 'notAnAmount'],
  ['16.25555', 'tooFine'],
  ['١٦', 'notAnAmount'],
])('parseAmount rejects %j as %s', (text, error) => {
  expect(parseAmount(text)).toEqual({ isOk: false, error });
});

test('parseAmount reads an amount in its editing format back, in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 10 ** 10 }),
      fc.constantFrom('en' as const, 'es' as const, 'fr' as const, 'de' as const),
      fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
      (amount, language, currency) => {
        const { typed, decimals } = moneyFormats(language, currency);
        // A whole number of thousands and three decimals would read as thousands; the editor always writes the decimals of the currency.
        const exact = Math.round(amount / 10 ** (4 - decimals)) * 10 ** (4 - decimals);
        expect(parseAmount(typed(exact), decimals)).toEqual({ isOk: true, value: exact });
      },
    ),
    { numRuns: rounds(300), ...seed },
  );
});

test('moneyFormats formats amounts for the language and the currency', () => {
  const amount = 1240.5 * MAIN_UNIT;
  expect(moneyFormats('en', 'USD').exact(amount)).toBe('$1,240.50');
  expect(moneyFormats('en', 'USD').rounded(amount)).toBe('$1,241');
  expect(moneyFormats('de', 'EUR').exact(amount)).toBe('1.240,50 €');
  expect(moneyFormats('en', 'JPY').exact(1240 * MAIN_UNIT)).toBe('¥1,240');
  expect(moneyFormats('en', 'KWD').exact(amount)).toMatch(/1,240\.500$/);
});

test('currencyOfZone chooses the currency by time zone, and offers only valid codes', () => {
  expect(
    ['America/New_York', 'Europe/Berlin', 'Europe/London', 'Asia/Tokyo', 'Asia/Kuwait', 'UTC'].map(
      currencyOfZone,
    ),
  ).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'KWD', 'USD']);
  expect([decimalsOf('USD'), decimalsOf('JPY'), decimalsOf('KWD')]).toEqual([2, 0, 3]);
  expect(offeredCurrencies()).toEqual(expect.arrayContaining(['USD', 'EUR', 'JPY', 'KWD']));
  expect(['usd', 'US', '', 5, undefined].some(isCurrency)).toBe(false);
});

test.each([-1, 1.5, Number.NaN, '5', null, undefined, 10 ** 16])('rejects %p as a stored amount', (value) => {
  expect(isAmount(value)).toBe(false);
});
