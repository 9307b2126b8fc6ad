import type { ImportColumn, ImportContext, TableRows } from '@/lib/import/file/import-file';
import type { ListForm } from '@/lib/import/file/raw-rows';
import { dateOrderOf } from './read-date';

const SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 40;

/** The date order is given only if ambiguous. */
export function columnsOf(
  rows: TableRows,
  { headRow, choices }: ListForm,
  { isMonthFirst }: Pick<ImportContext, 'isMonthFirst'>,
): readonly ImportColumn[] {
  const below = rows.slice(headRow + 1);
  return choices.map((choice, column) => {
    const dateOrder = dateOrderOf(cellsOf(below, column), isMonthFirst);
    return {
      head: shortened(rows[headRow]?.[column] ?? ''),
      samples: samplesOf(below, column),
      choice,
      ...(dateOrder && { dateOrder }),
    };
  });
}

function* cellsOf(rows: TableRows, column: number): Generator<string> {
  for (const row of rows) {
    const cell = row[column];
    if (cell) yield cell;
  }
}

function samplesOf(rows: TableRows, column: number): readonly string[] {
  const samples = new Set<string>();
  for (const cell of cellsOf(rows, column)) {
    samples.add(shortened(cell));
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}

function shortened(text: string): string {
  return text.length > MAX_SAMPLE_LENGTH ? `${text.slice(0, MAX_SAMPLE_LENGTH - 1)}…` : text;
}
