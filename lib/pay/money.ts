import { ok, type Result, refused } from '@/lib/result';
import { type Amount, isAmount, MAIN_UNIT } from './amount';

const DECIMALS = 4;
/** Why a typed amount is refused. */
export type AmountRefusal = 'notAnAmount' | 'negative' | 'tooMuch' | 'tooFine';

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
