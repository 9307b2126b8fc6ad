import type { TableRows } from '@/lib/import/file/import-file';
import { HEAD_WORDS, plainWords } from '@/lib/import/table/words';

/** A title and a date may precede the headings. */
const ROWS_ABOVE = 10;
/** `Lindqvist, Maya`. */
const LAST_NAME_FIRST = /^([^,]+),\s*([^,]+)$/;

/** Lines for `readTeam`. Finds columns by headings in four languages; else the name comes first. */
export function teamTextOf(rows: TableRows): string {
  const headRow = rows.slice(0, ROWS_ABOVE).findIndex((row) => row.some((cell) => isNameHead(cell)));
  const heads = (rows[headRow] ?? []).map((head) => HEAD_WORDS.get(plainWords(head)));
  const people = rows.slice(headRow + 1);
  if (headRow < 0) return people.map((row) => lineOf(row[0] ?? '', row.slice(1))).join('\n');
  const [whole, first, last] = [
    heads.indexOf('employee'),
    heads.indexOf('firstName'),
    heads.indexOf('lastName'),
  ];
  const roles = heads.flatMap((head, column) => (head === 'role' ? [column] : []));
  return people
    .map((row) => {
      const parts = [row[first], row[last]].filter(Boolean).join(' ');
      const name = (whole >= 0 ? row[whole] : undefined) || parts;
      const further = roles.length > 0 ? row.slice(Math.max(...roles) + 1) : [];
      return lineOf(name, [...roles.map((column) => row[column] ?? ''), ...further]);
    })
    .join('\n');
}

function isNameHead(cell: string): boolean {
  const field = HEAD_WORDS.get(plainWords(cell));
  return field === 'employee' || field === 'firstName' || field === 'lastName';
}

function lineOf(name: string, cells: readonly string[]): string {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  // Separators inside a name would split the name.
  const plain = oneLine(name)
    .replace(LAST_NAME_FIRST, '$2 $1')
    .replace(/[,;:|]/g, ' ');
  return [plain, ...cells.map(oneLine).filter(Boolean)].join('\t').trim();
}
