import type { ColumnChoice, ImportContext, ImportField, TableRows } from '@/lib/import/file/import-file';
import type { ListForm } from '@/lib/import/file/raw-rows';
import { readDate } from './read-date';
import { isTime, readTimeSpans } from './read-times';
import { HEAD_PARTS, HEAD_WORDS, knownRoleOf, plainWords, statusOf, sureness } from './words';

/** A title, the week or the restaurant's name may be above the heads. */
const ROWS_ABOVE = 15;
const SAMPLED_ROWS = 60;

function choiceOfHead(head: string): ColumnChoice | undefined {
  const words = plainWords(head);
  if (words === '') return undefined;
  return HEAD_WORDS.get(words) ?? HEAD_PARTS.find(([, part]) => part.test(words))?.[0];
}

export function recognizeList(rows: TableRows, context: ImportContext): ListForm {
  const headRow = findHeads(rows);
  const width = rows
    .slice(0, SAMPLED_ROWS + ROWS_ABOVE)
    .reduce((most, { length }) => Math.max(most, length), 0);
  if (headRow < 0) {
    const from = looksLikeHeads(rows, context) ? 0 : -1;
    const none = Array.from({ length: width }, (): ColumnChoice | undefined => undefined);
    return { headRow: from, choices: guessed(rows, from, none, context) };
  }
  const choices = Array.from({ length: width }, (_, column) => choiceOfHead(rows[headRow]?.[column] ?? ''));
  return { headRow, choices: guessed(rows, headRow, oncePerField(rows[headRow] ?? [], choices), context) };
}

export function isComplete({ choices }: ListForm): boolean {
  const has = (field: ImportField) => choices.includes(field);
  return (has('times') || (has('start') && has('end'))) && (has('date') || has('start'));
}

/** The row with the most known heads, at least two; -1 if there is none. */
function findHeads(rows: TableRows): number {
  let best = { row: -1, count: 1 };
  for (const [row, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const known = new Set(cells.slice(0, 100).map(choiceOfHead));
    const count = [...known].filter((choice) => choice && choice !== 'none').length;
    if (count > best.count) best = { row, count };
  }
  return best.row;
}

function looksLikeHeads(rows: TableRows, context: ImportContext): boolean {
  const isValue = (cell: string) =>
    readDate(cell, context) !== undefined || isTime(cell) || readTimeSpans(cell, 'open') !== undefined;
  return !rows[0]?.some(isValue) && (rows[1]?.some(isValue) ?? false);
}

/** Keeps one column per field: the one whose head matches exactly, else the first. */
function oncePerField(
  heads: readonly string[],
  choices: readonly (ColumnChoice | undefined)[],
): readonly (ColumnChoice | undefined)[] {
  // Many products call a role a station.
  const known = choices.includes('role')
    ? choices
    : choices.map((choice) => (choice === 'station' ? 'role' : choice));
  const owner = new Map<ColumnChoice, number>();
  for (const [column, choice] of known.entries()) {
    if (!choice || choice === 'none') continue;
    const held = owner.get(choice);
    const isSurer = held !== undefined && sureness(heads[column] ?? '') > sureness(heads[held] ?? '');
    if (held === undefined || isSurer) owner.set(choice, column);
  }
  return known.map((choice, column) => {
    if (!choice || choice === 'none' || owner.get(choice) === column) return choice;
    return 'none';
  });
}

function guessed(
  rows: TableRows,
  headRow: number,
  choices: readonly (ColumnChoice | undefined)[],
  context: ImportContext,
): readonly ColumnChoice[] {
  const filled = [...choices];
  const has = (field: ImportField) => filled.includes(field);
  const below = rows.slice(headRow + 1, headRow + 1 + SAMPLED_ROWS);
  const share = (column: number, test: (cell: string) => boolean) => {
    const cells = below.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  };
  const free = () => [...filled.keys()].filter((column) => filled[column] === undefined);
  const take = (field: ImportField, test: (cell: string) => boolean, least = 0.7) => {
    if (has(field)) return;
    const column = free().find((candidate) => share(candidate, test) >= least);
    if (column !== undefined) filled[column] = field;
  };
  if (!has('start') || !has('end')) {
    take('times', (cell) => readTimeSpans(cell, 'open') !== undefined);
  }
  const hasMoments = ['start', 'end'].every((field) => {
    const column = filled.indexOf(field as ImportField);
    return column >= 0 && share(column, (cell) => (readDate(cell, context)?.rest ?? '') !== '') > 0.7;
  });
  if (!hasMoments) take('date', (cell) => readDate(cell, context) !== undefined);
  if (!has('times')) {
    take('start', isWrittenTime);
    take('end', isWrittenTime);
  }
  take('role', (cell) => knownRoleOf(cell) !== undefined, 0.5);
  take('status', (cell) => statusOf(cell) !== undefined, 0.9);
  if (!has('employee') && !has('firstName') && !has('lastName')) {
    take('employee', (cell) => /\p{L}/u.test(cell) && cell.length < 60 && !readDate(cell, context));
  }
  return filled.map((choice) => choice ?? 'none');
}

/** Excludes a bare number, which may be anything. */
function isWrittenTime(cell: string): boolean {
  return !/^\d+$/.test(cell) && isTime(cell);
}
