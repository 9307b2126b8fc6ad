import { ok, type Result, refused } from '@/lib/result';
import { type Amount, isAmount, MAIN_UNIT } from './amount';

const DECIMALS = 4;
export type AmountRefusal = 'notAnAmount' | 'negative' | 'tooMuch' | 'tooFine';

/** Currency signs and codes, and blanks of any width. */
const AROUND = /^(?:\p{Sc}|\p{L}+\.?|\s)+|(?:\p{Sc}|\p{L}+\.?|\s)+$/gu;
const GROUPING = /[\s'’]/g;
const DIGITS = /^\d+(?:[.,]\d+)*$/;

/**
 * Parses `16,5`, `$1,234.50`, `1.234,50 €` or `1 234`. One separator before exactly three digits groups
 * thousands, unless the currency has three decimals.
 */
export function parseAmount(text: string, currencyDecimals = 2): Result<Amount, AmountRefusal> {
  const bare = text.trim().replace(AROUND, '').trim();
  if (/^[-−(]/.test(bare)) return /\d/.test(bare) ? refused('negative') : refused('notAnAmount');
  const digits = bare.replace(GROUPING, '').replace(/^[.,]/, '0$&');
  if (!DIGITS.test(digits)) return refused('notAnAmount');
  const parts = splitDecimals(digits, currencyDecimals);
  if (!parts) return refused('notAnAmount');
  const [units, fraction] = parts;
  if (fraction.length > DECIMALS) return refused('tooFine');
  const amount = Number(units) * MAIN_UNIT + Number(fraction.padEnd(DECIMALS, '0'));
  return isAmount(amount) ? ok(amount) : refused('tooMuch');
}

/** Splits the number before the decimals; undefined if the separators form no number. */
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
