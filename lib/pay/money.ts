import { ok, type Result, refused } from '@/lib/result';

/**
 * An amount of money: a whole number of ten-thousandths of the currency's main unit, so that sums are exact, wages may be finer
 * than a cent, and a currency of three decimals (ISO 4217: KWD) has room.
 */
export type Amount = number;

/** Ten-thousandths in one main unit. */
export const MAIN_UNIT = 10_000;

const DECIMALS = 4;
/** The most that is taken for a wage, a day's sales or a budget, in main units: a week's sums of it stay exact. */
const MOST_UNITS = 100_000_000;

/** Why a typed amount is refused. */
export type AmountRefusal = 'notAnAmount' | 'negative' | 'tooMuch' | 'tooFine';

/** Whether a stored value is an amount: a whole number from 0 to the most that is taken. */
export function isAmount(value: unknown): value is Amount {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_UNITS * MAIN_UNIT;
}

/** What may stand around the digits: signs and codes of currencies, blanks of all widths. */
const AROUND = /^(?:\p{Sc}|\p{L}+\.?|\s)+|(?:\p{Sc}|\p{L}+\.?|\s)+$/gu;
const GROUPING = /[\s'’]/g;
const DIGITS = /^\d+(?:[.,]\d+)*$/;

/**
 * Reads a typed amount with a comma or point before the decimals, with or without separators of thousands and the sign of a currency:
 * `16.50`, `16,5`, `$1,234.50`, `1.234,50 €`, `1 234`. One separator before exactly three digits is of thousands,
 * unless the currency has three decimals (`currencyDecimals`).
 */
export function parseAmount(text: string, currencyDecimals = 2): Result<Amount, AmountRefusal> {
  const bare = text.trim().replace(AROUND, '').trim();
  if (/^[-−(]/.test(bare)) return /\d/.test(bare) ? refused('negative') : refused('notAnAmount');
  const digits = bare.replace(GROUPING, '').replace(/^[.,]/, '0$&');
  if (!DIGITS.test(digits)) return refused('notAnAmount');
  const parts = splitDecimals(digits, currencyDecimals);
  if (!parts) return refused('notAnAmount');
  const [whole, fraction] = parts;
  if (fraction.length > DECIMALS) return refused('tooFine');
  const amount = Number(whole) * MAIN_UNIT + Number(fraction.padEnd(DECIMALS, '0'));
  return isAmount(amount) ? ok(amount) : refused('tooMuch');
}

/** The digits before and after the decimal separator; undefined where the separators make no number. */
function splitDecimals(digits: string, currencyDecimals: number): readonly [string, string] | undefined {
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return [digits, ''];
  const at = digits.lastIndexOf(last);
  const [before, after] = [digits.slice(0, at), digits.slice(at + 1)];
  const isRepeated = marks.length > 1 && marks.split('').every((mark) => mark === last);
  const isThousands =
    isRepeated ||
    (marks.length === 1 && after.length === 3 && currencyDecimals !== 3 && /^[1-9]\d{0,2}$/.test(before));
  if (isThousands) return hasThousands(digits, last) ? [digits.replaceAll(last, ''), ''] : undefined;
  if (marks.length === 1) return [before, after];
  const group = marks[0] ?? '';
  const isOneGroup =
    marks
      .slice(0, -1)
      .split('')
      .every((mark) => mark === group) && group !== last;
  return isOneGroup && hasThousands(before, group) ? [before.replaceAll(group, ''), after] : undefined;
}

function hasThousands(digits: string, mark: string): boolean {
  const [first = '', ...groups] = digits.split(mark);
  return first.length > 0 && first.length <= 3 && groups.every((group) => group.length === 3);
}
