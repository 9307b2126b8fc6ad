import { type HourReading, hourReading, isTime, readTimeSpans } from '@/lib/import/table/read-times';
import type { LocalDate } from '@/lib/time/local-date';
import type { ColumnChoice, ImportField, TableRows } from './import-file';

export interface RawRow {
  /** Counted from 1, as in spreadsheets. */
  readonly line: number;
  readonly texts: Readonly<Partial<Record<ImportField, string>>>;
  /** In a grid, the day above the cell. */
  readonly day?: LocalDate;
  readonly dayHead?: string;
}

export interface RawTable {
  readonly rows: readonly RawRow[];
  readonly heads: Readonly<Partial<Record<ImportField, string>>>;
  readonly hours: HourReading;
  /** Whether the file writes names as `Lindqvist, Maya`. */
  readonly isLastNameFirst: boolean;
  readonly isGrid: boolean;
}

export interface ListForm {
  /** -1 if the table has no row of heads. */
  readonly headRow: number;
  readonly choices: readonly ColumnChoice[];
}

export function rawRows(rows: TableRows, { headRow, choices }: ListForm): RawTable {
  const columnOf = new Map<ImportField, number>();
  for (const [column, choice] of choices.entries()) {
    if (choice !== 'none' && !columnOf.has(choice)) columnOf.set(choice, column);
  }
  const columns = [...columnOf];
  const heads = Object.fromEntries(columns.map(([field, column]) => [field, rows[headRow]?.[column] ?? '']));
  const raw: RawRow[] = [];
  for (let index = headRow + 1; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    const texts: Partial<Record<ImportField, string>> = {};
    let isEmpty = true;
    for (const [field, column] of columns) {
      const text = row[column];
      if (text === undefined || text === '') continue;
      texts[field] = text;
      isEmpty = false;
    }
    if (!isEmpty) raw.push({ line: index + 1, texts });
  }
  return {
    rows: raw,
    heads,
    hours: hourReading(timesIn(raw)),
    isLastNameFirst: areLastNamesFirst(raw),
    isGrid: false,
  };
}

function timesIn(rows: readonly RawRow[]): readonly string[] {
  const single = new Set<string>();
  const both = new Set<string>();
  for (const { texts } of rows) {
    if (texts.start !== undefined) single.add(texts.start);
    if (texts.end !== undefined) single.add(texts.end);
    if (texts.times !== undefined) both.add(texts.times);
  }
  return [
    ...[...single].map((text) => (isTime(text) ? text : timeBehind(text))),
    ...[...both].map((text) => (readTimeSpans(text, 'open') ? text : timeBehind(text))),
  ];
}

function timeBehind(text: string): string {
  return /\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m?\b)?[^:]*$/i.exec(text.slice(0, 80))?.[0] ?? '';
}

function areLastNamesFirst(rows: readonly RawRow[]): boolean {
  let count = 0;
  for (const { texts } of rows) {
    if (texts.employee === undefined) continue;
    if (!/^[^,]+,[^,]+$/.test(texts.employee)) return false;
    count += 1;
  }
  return count > 0;
}
