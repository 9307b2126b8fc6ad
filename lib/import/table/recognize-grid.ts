import type { ColumnChoice, ImportContext, ImportField, TableRows } from '@/lib/import/file/import-file';
import type { RawRow, RawTable } from '@/lib/import/file/raw-rows';
import type { LocalDate } from '@/lib/time/local-date';
import { ALWAYS_OPEN, closingOn, type OpeningHours } from '@/lib/time/opening-hours';
import { readDayHead } from './read-date';
import { hourReading, readTimeSpans, readTimesAndWords } from './read-times';
import { HEAD_WORDS, isOffWord, isTotalWord, knownRoleOf, plainWords } from './words';

interface DayHeads {
  readonly days: ReadonlyMap<number, LocalDate>;
  readonly isAssumed: boolean;
}

export interface GridForm {
  readonly headRow: number;
  readonly choices: readonly ColumnChoice[];
  /** By row of the heads: several weeks may be stacked. */
  readonly weeks: ReadonlyMap<number, DayHeads>;
}

const MIN_DAYS = 2;
const MAX_NAME_COLUMNS = 6;

export function recognizeGrid(rows: TableRows, context: ImportContext): GridForm | undefined {
  const weeks = new Map<number, DayHeads>();
  for (const [row, cells] of rows.entries()) {
    const heads = dayHeads(cells, context);
    if (!heads) continue;
    const before = weeks.get(row - 1);
    // If weekdays are in the row above their dates, the dates win.
    if (before && heads.isAssumed && !before.isAssumed) continue;
    if (before?.isAssumed && !heads.isAssumed) weeks.delete(row - 1);
    weeks.set(row, heads);
  }
  const [first] = weeks;
  if (!first || !hasTimes(rows, weeks)) return undefined;
  const [headRow, { days }] = first;
  const firstDay = Math.min(...days.keys());
  const choices = Array.from({ length: Math.min(firstDay, MAX_NAME_COLUMNS) }, (_, column) =>
    choiceOfColumn(rows, headRow, column),
  );
  if (!choices.includes('employee') && choices.length > 0) {
    const free = choices.indexOf('none');
    choices[Math.max(0, free)] = 'employee';
  }
  return { headRow, choices, weeks };
}

function dayHeads(cells: readonly string[], context: ImportContext): DayHeads | undefined {
  const days = new Map<number, LocalDate>();
  let assumed = 0;
  for (const [column, cell] of cells.entries()) {
    if (column === 0 && days.size === 0 && cell.length > 12) continue;
    const head = readDayHead(cell, context);
    if (!head) continue;
    days.set(column, head.date);
    if (head.isAssumed) assumed += 1;
  }
  const isEnough = new Set(days.values()).size >= MIN_DAYS && new Set(days.values()).size === days.size;
  if (!isEnough || days.has(0)) return undefined;
  const others = cells.filter((cell, column) => cell !== '' && !days.has(column)).length;
  // A line of a list mixes days with other values.
  if (others > Math.max(3, days.size)) return undefined;
  return { days, isAssumed: assumed === days.size };
}

function hasTimes(rows: TableRows, weeks: GridForm['weeks']): boolean {
  let heads: DayHeads | undefined;
  for (const [row, cells] of rows.entries()) {
    heads = weeks.get(row) ?? heads;
    for (const column of heads?.days.keys() ?? []) {
      const cell = cells[column] ?? '';
      if (!weeks.has(row) && cell !== '' && readTimesAndWords(cell, 'open')) return true;
    }
  }
  return false;
}

function choiceOfColumn(rows: TableRows, headRow: number, column: number): ColumnChoice {
  const known = HEAD_WORDS.get(plainWords(rows[headRow]?.[column] ?? ''));
  if (known === 'employee' || known === 'role' || known === 'notes') return known;
  if (known === 'firstName' || known === 'lastName' || known === 'none') return known;
  const cells = rows.slice(headRow + 1).flatMap((row) => row[column] || []);
  const roles = cells.filter((cell) => knownRoleOf(cell) !== undefined).length;
  return cells.length > 0 && roles / cells.length > 0.5 ? 'role' : 'none';
}

/** Reads each filled cell under a day; `isRole` decides which words beside the times are a role. */
export function gridRows(
  rows: TableRows,
  form: GridForm,
  choices: readonly ColumnChoice[],
  isRole: (words: string) => boolean,
  openingHours: OpeningHours = ALWAYS_OPEN,
): RawTable {
  const cells = [...cellsOf(rows, form)];
  const hours = hourReading(
    cells.flatMap(({ text }) =>
      readTimeSpans(text, 'open') || readTimesAndWords(text, 'open') ? [text] : [],
    ),
  );
  const raw: RawRow[] = [];
  let above: Partial<Record<ImportField, string>> = {};
  let aboveRow = -2;
  for (const { row, day, dayHead, text } of cells) {
    const own = namesOf(rows[row] ?? [], choices);
    // The name cell is merged, or the row is a second line of the same person.
    const isBelow = own.employee === undefined && own.firstName === undefined && row - aboveRow <= 1;
    const names = isBelow ? { ...above, ...own } : own;
    if (!isBelow || row !== aboveRow) [above, aboveRow] = [names, row];
    if (isTotalWord(names.employee ?? '') || isOffWord(text)) continue;
    const read = readTimesAndWords(text, hours, closingOn(openingHours, day) ?? 'none');
    const words = read?.words ?? '';
    const extra = words === '' ? {} : isRole(words) ? { role: words } : { notes: words };
    const times = read ? { times: read.stretches.map(stretchText).join(' + ') } : { times: text };
    raw.push({ line: row + 1, day, dayHead, texts: { ...names, ...extra, ...times } });
  }
  const heads = rows[form.headRow] ?? [];
  return {
    rows: raw,
    heads: Object.fromEntries(choices.map((choice, column) => [choice, heads[column] ?? ''])),
    hours,
    isLastNameFirst: false,
    isGrid: true,
  };
}

function stretchText({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return `${startTime} - ${endTime}`;
}

function namesOf(cells: readonly string[], choices: readonly ColumnChoice[]) {
  const texts: Partial<Record<ImportField, string>> = {};
  for (const [column, choice] of choices.entries()) {
    const text = cells[column];
    if (choice !== 'none' && text) texts[choice] = text;
  }
  return texts;
}

function* cellsOf(rows: TableRows, { weeks }: GridForm) {
  let heads: DayHeads | undefined;
  let headCells: readonly string[] = [];
  for (const [row, cells] of rows.entries()) {
    const own = weeks.get(row);
    if (own) [heads, headCells] = [own, cells];
    if (own || !heads) continue;
    for (const [column, day] of heads.days) {
      const text = cells[column] ?? '';
      if (text !== '') yield { row, day, dayHead: headCells[column] ?? '', text };
    }
  }
}
