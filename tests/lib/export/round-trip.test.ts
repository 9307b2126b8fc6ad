import fc from 'fast-check';
import Papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { defused } from '@/lib/csv/csv-text';
import { csvOfTable } from '@/lib/export/csv-of-table';
import { type ExportTable, type ExportValue, hoursOf } from '@/lib/export/export-table';
import { hoursTables, shiftsTable } from '@/lib/export/export-tables';
import { xlsxOfTables } from '@/lib/export/xlsx-of-tables';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { anyShift } from '@/tests/support/arbitraries';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { exportWords } from './words';

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'constructor',
    '__proto__',
    '=1+1',
    '@x',
    '+49 30',
    '-',
    'a;b',
    '"q"',
    ' x ',
    'two\nlines',
    '<b>&amp;</b>',
    '2026-11-16',
    '5e3',
    'TRUE',
  ),
);
const anyShifts: fc.Arbitrary<readonly Shift[]> = fc.array(
  fc.record({ shift: anyShift, notes: anyText, name: anyText }).map(({ shift, notes, name }) => ({
    ...shift,
    notes,
    employeeName: name,
  })),
  { maxLength: 20 },
);
const DAYS = { first: day('2026-11-29'), last: day('2027-01-01') };

function tablesOf(shifts: readonly Shift[]): readonly ExportTable[] {
  const entries = shifts.map((shift, at) => ({ id: `${at}`, after: { ...shift, id: `${at}` } }));
  const index = withEntries(EMPTY_INDEX, entries);
  return [shiftsTable(index, DAYS, exportWords()), ...hoursTables(index, DAYS, exportWords(), 'monday')];
}

jest.setTimeout(5000 * rounds(1));

test('csvOfTable writes CSV that another parser reads with every value', () => {
  fc.assert(
    fc.property(anyShifts, (shifts) => {
      for (const table of tablesOf(shifts)) {
        const { data, errors } = Papa.parse<string[]>(csvOfTable(table).replace(/^\ufeff/, ''), {
          delimiter: ',',
          newline: '\r\n',
          skipEmptyLines: false,
        });
        expect(errors).toEqual([]);
        const written = table.rows.map((row) =>
          row.map((value, at) => {
            if (table.columns[at]?.kind === 'minutes') return hoursOf(Number(value)).toFixed(2);
            return typeof value === 'string' ? defused(value) : String(value);
          }),
        );
        // The last line break yields one empty row.
        expect(data).toEqual([table.columns.map(({ head }) => head), ...written, ['']]);
      }
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('xlsxOfTables writes XLSX with the same texts and real dates, times and numbers', async () => {
  await fc.assert(
    fc.asyncProperty(anyShifts, async (shifts) => {
      const tables = tablesOf(shifts);
      const sheets = await readFile(tables);
      expect(sheets.map(({ sheet }) => sheet)).toEqual(tables.map(({ name }) => name));
      for (const [at, table] of tables.entries()) {
        const [heads, ...rows] = sheets[at]?.data ?? [];
        expect(heads).toEqual(table.columns.map(({ head }) => head));
        const read = rows.map((row) => table.columns.map(({ kind }, column) => asWritten(kind, row[column])));
        const written = table.rows.map((row) =>
          row.map((value, column) =>
            table.columns[column]?.kind === 'minutes' ? hoursOf(Number(value)) : asKept(value),
          ),
        );
        expect(read).toEqual(written);
      }
    }),
    { numRuns: rounds(25), ...seed },
  );
});

test('an export writes no text as a formula, and keeps the file intact with long or malformed texts', async () => {
  const table: ExportTable = {
    name: 'Notes',
    columns: [{ head: 'Notes', kind: 'text', width: 10 }],
    rows: [['=HYPERLINK("http://x")'], ['a\u0000\u0001b'], ['x'.repeat(40_000)], ['half \ud83d']],
  };
  const [sheet] = await readFile([table]);
  expect(sheet?.data.slice(1).map(([cell]) => String(cell).slice(0, 30))).toEqual(
    ['=HYPERLINK("http://x")', 'ab', 'x'.repeat(30), 'half '].map((text) =>
      expect.stringContaining(text.trim()),
    ),
  );
  expect(String(sheet?.data[3]?.[0])).toHaveLength(32_767);
});

test('xlsxOfTables writes a date as text if spreadsheets do not support the date', async () => {
  const table: ExportTable = {
    name: 'Days',
    columns: [{ head: 'Date', kind: 'date', width: 10 }],
    rows: [['1899-12-31'], ['1900-03-01']],
  };
  const [sheet] = await readFile([table]);
  expect(sheet?.data[1]?.[0]).toBe('1899-12-31');
  expect(sheet?.data[2]?.[0]).toEqual(new Date('1900-03-01T00:00:00Z'));
});

async function readFile(tables: readonly ExportTable[]) {
  const blob = await xlsxOfTables(tables);
  return readSheets(Buffer.from(await blob.arrayBuffer()), { trim: false });
}

/** XML normalizes line breaks and drops control characters; names of object members get a trailing space. */
function asKept(value: ExportValue): ExportValue {
  if (typeof value !== 'string') return value;
  if (value in {}) return `${value} `;
  return value.replace(/\r\n?/g, '\n').replace(/[\p{Cc}\ufffd-\uffff]/gu, keepBreaks);
}

const keepBreaks = (character: string) => (character === '\n' || character === '\t' ? character : '');

function asWritten(kind: ExportTable['columns'][number]['kind'], cell: unknown): unknown {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const iso = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString();
    return kind === 'time' ? iso.slice(11, 16) : iso.slice(0, 10);
  }
  return cell;
}
