import type { ImportContext, TableRows } from '@/lib/import/file/import-file';
import { dateOrderOf, readDate } from '@/lib/import/table/read-date';
import type { Amount } from '@/lib/pay/amount';
import { type AmountRefusal, parseAmount } from '@/lib/pay/money';
import type { LocalDate } from '@/lib/time/local-date';
import { type DaySales, type Sales, withDaySales } from './sales';

/** A line that was not imported; numbers begin at 1. */
export interface SalesProblem {
  readonly line: number;
  readonly text: string;
  readonly why: 'noDate' | 'twice' | AmountRefusal;
}

export interface ReadSales {
  readonly days: readonly (readonly [LocalDate, DaySales])[];
  readonly problems: readonly SalesProblem[];
}

/** Headings of a column of actual sales, in the four languages. */
const ACTUAL = /actual|real|réel|\bist\b|tatsächlich/i;

/**
 * Reads a date, then an amount from each line. A second amount, or an amount under a heading for actual
 * sales, is actual sales. The first line may be a heading. Of duplicate dates the first line counts.
 */
export function readSales(
  rows: TableRows,
  context: Pick<ImportContext, 'today' | 'zone' | 'isMonthFirst'>,
  currencyDecimals: number,
): ReadSales {
  const cells = rows.map((row) => cellsOf(row));
  const order = dateOrderOf(
    cells.flatMap(([date]) => date ?? []),
    context.isMonthFirst,
  );
  const reading = { ...context, isMonthFirst: order?.isMonthFirst ?? context.isMonthFirst };
  const days = new Map<LocalDate, DaySales>();
  const problems: SalesProblem[] = [];
  const heads = cells[0] && !readDate(cells[0][0] ?? '', reading) ? cells[0] : undefined;
  const isActual = heads !== undefined && heads.length < 3 && ACTUAL.test(heads[1] ?? '');
  cells.forEach(([first = '', ...amounts], at) => {
    const text = (rows[at] ?? []).join(' ').trim();
    if (text === '') return;
    const refuse = (why: SalesProblem['why']) => problems.push({ line: at + 1, text, why });
    const date = readDate(first, reading)?.date;
    if (!date) {
      // A heading is not a mistake.
      if (at > 0 || /\d/.test(text)) refuse('noDate');
      return;
    }
    if (days.has(date)) {
      refuse('twice');
      return;
    }
    const read = amounts
      .slice(0, 2)
      .map((amount) => (amount === '' ? undefined : parseAmount(amount, currencyDecimals)));
    const wrong = read.find((one) => one && !one.isOk);
    if (wrong && !wrong.isOk) refuse(wrong.error);
    else if (read.every((one) => one === undefined)) refuse('notAnAmount');
    else {
      const [one, other] = read.map((amount): Amount | undefined =>
        amount?.isOk ? amount.value : undefined,
      );
      days.set(
        date,
        isActual ? { actual: one } : { expected: one, ...(other !== undefined && { actual: other }) },
      );
    }
  });
  return { days: [...days], problems };
}

/** The cells of a line. Splits a line in a single cell before the last word. */
function cellsOf(row: readonly string[]): readonly string[] {
  const cells = row.map((cell) => cell.trim());
  if (cells.filter(Boolean).length !== 1) return cells;
  const [, date, amount] =
    /^(.*[^\s:;])[\s:;]+(\S*\d\S*(?:\s?\p{Sc})?)$/u.exec(cells.find(Boolean) ?? '') ?? [];
  return date && amount ? [date, amount] : cells;
}

/** Adds the read days to the sales; keeps all other days. */
export function withReadSales(sales: Sales, { days }: Pick<ReadSales, 'days'>): Sales {
  return days.reduce((all, [date, day]) => withDaySales(all, date, day), sales);
}
