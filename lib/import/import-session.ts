import { nameKey } from '@/lib/employees/employee';
import { foldText } from '@/lib/fold-text';
import type { ListForm } from '@/lib/import/file/raw-rows';
import { forEachInPieces, type InPieces, scaleProgress } from '@/lib/in-pieces';
import { ok, type Result, refused } from '@/lib/result';
import type { LocalDate } from '@/lib/time/local-date';
import { readCalendar } from './calendar/read-calendar';
import { decodeText } from './file/decode-text';
import { fileKind, textKind } from './file/file-kind';
import type {
  ColumnChoice,
  ImportColumn,
  ImportContext,
  ImportRefusal,
  OpenedFile,
  TableRows,
} from './file/import-file';
import { BOUNDS_IN_WORKER, IMPORT_LIMITS, type SizeBounds } from './file/limits';
import { type RawTable, rawRows } from './file/raw-rows';
import { readDelimited } from './file/read-delimited';
import { readXlsx } from './file/read-xlsx';
import { daysOf, type ImportChoices, type ImportPlan, type KnownSchedule, planImport } from './plan-import';
import { dateOrderOf } from './table/read-date';
import { type CorrectedCells, correctRow, createRowReader, type ReadRow } from './table/read-row';
import { type GridForm, gridRows, recognizeGrid } from './table/recognize-grid';
import { isComplete, recognizeList } from './table/recognize-list';
import { knownRoleOf } from './table/words';

export type ImportSource = string | Uint8Array<ArrayBuffer>;

export interface ColumnReading {
  readonly choices: readonly ColumnChoice[];
  readonly isMonthFirst: boolean;
  readonly corrected?: CorrectedCells;
}

type Form =
  | { readonly kind: 'list'; readonly rows: TableRows; readonly headRow: number }
  | { readonly kind: 'grid'; readonly rows: TableRows; readonly grid: GridForm }
  | { readonly kind: 'calendar'; readonly text: string };

/** One file from opening to import. Each step works on the result of the previous one. */
export interface ImportSession {
  /** `onProgress` receives the finished share, 0 to 1. */
  open(
    source: ImportSource,
    onProgress?: (share: number) => void,
  ): Promise<Result<OpenedFile, ImportRefusal>>;
  /** Reads every row. Returns the days that have shifts, or the refusal of a file with too many. */
  read(
    reading: ColumnReading,
    employees: KnownSchedule['employees'],
  ): InPieces<Result<readonly LocalDate[], ImportRefusal>>;
  plan(known: KnownSchedule, choices: ImportChoices): InPieces<ImportPlan>;
}

/** `bounds` limits the file size: lower on the page than in a worker. */
export function createImportSession(
  context: ImportContext,
  bounds: SizeBounds = BOUNDS_IN_WORKER,
): ImportSession {
  let form: Form | undefined;
  let read: readonly ReadRow[] = [];

  async function tablesOf(
    source: ImportSource,
    onProgress: (share: number) => void,
  ): Promise<Result<readonly TableRows[] | string, ImportRefusal>> {
    if (typeof source !== 'string') {
      const kind = fileKind(source);
      if (source.length > bounds.fileBytes) return refused(bounds.refusal);
      if (kind === 'xlsx') return readXlsx(source, bounds, onProgress);
      if (kind !== 'text') return refused(kind);
    } else if (source.length > bounds.fileBytes) return refused(bounds.refusal);
    const text = typeof source === 'string' ? source : decodeText(source);
    const kind = textKind(text);
    if (kind === 'calendar') return ok(text);
    if (kind !== 'table') return refused(kind);
    const table = readDelimited(text);
    return table.isOk ? ok([table.value]) : table;
  }

  return {
    async open(source, onProgress = () => {}) {
      const tables = await tablesOf(source, onProgress);
      if (!tables.isOk) return tables;
      if (typeof tables.value === 'string') {
        form = { kind: 'calendar', text: tables.value };
        return ok({ form: 'calendar', rowCount: tables.value.match(/^BEGIN:VEVENT/gim)?.length ?? 0 });
      }
      const found = bestTable(tables.value, context);
      if (!found) return refused('empty');
      form = found.form;
      return ok(found.opened);
    },
    *read({ choices, isMonthFirst, corrected = {} }, employees) {
      if (!form) throw new Error('No file is open.');
      let found: readonly ReadRow[];
      if (form.kind === 'calendar') {
        const events = yield* readCalendar(
          form.text,
          { employees, roleNames: context.roleNames ?? [] },
          context,
        );
        if (!events.isOk) return events;
        found = events.value;
      } else {
        const table = rawTable(form, choices, employees, context);
        const names = new Set(employees.map(({ name }) => nameKey(name)));
        const isEmployee = (name: string) => names.has(nameKey(name));
        const reader = createRowReader(table, { ...context, isMonthFirst }, isEmployee);
        const rows: ReadRow[] = [];
        yield* scaleProgress(
          0.1,
          1,
          forEachInPieces(table.rows, (raw) => {
            const row = rows.length;
            rows.push({ ...reader(correctRow(raw, corrected[row])), row });
          }),
        );
        found = rows;
      }
      // Assigned at the end: a plan requested while reading runs uses the previous rows.
      read = found;
      const shiftCount = found.reduce((count, { shifts }) => count + shifts.length, 0);
      return shiftCount > IMPORT_LIMITS.rows ? refused('tooManyRows') : ok(daysOf(found));
    },
    plan: (known, choices) => planImport(read, known, choices, context.roleNames),
  };
}

function rawTable(
  form: Exclude<Form, { kind: 'calendar' }>,
  choices: readonly ColumnChoice[],
  employees: KnownSchedule['employees'],
  { openingHours, roleNames = [] }: Pick<ImportContext, 'openingHours' | 'roleNames'>,
): RawTable {
  if (form.kind === 'list') return rawRows(form.rows, { headRow: form.headRow, choices });
  const roles = new Set(
    [...employees.map(({ role }) => role), ...roleNames.map(({ name }) => name)].map(foldText),
  );
  return gridRows(
    form.rows,
    form.grid,
    choices,
    (words) => roles.has(foldText(words)) || knownRoleOf(words) !== undefined,
    openingHours,
  );
}

function bestTable(tables: readonly TableRows[], context: ImportContext) {
  const all = tables.map((rows) => openTable(rows, context));
  return all.find(({ isComplete: isFound }) => isFound) ?? all[0];
}

function openTable(
  rows: TableRows,
  context: ImportContext,
): { readonly form: Form; readonly opened: OpenedFile; readonly isComplete: boolean } {
  const list = recognizeList(rows, context);
  const grid = isComplete(list) ? undefined : recognizeGrid(rows, context);
  if (grid) {
    const days = [...grid.weeks.values()].flatMap((heads) => [...heads.days.values()]);
    const isWeekAssumed = [...grid.weeks.values()].some(({ isAssumed }) => isAssumed);
    const columns = columnsOf(rows, { headRow: grid.headRow, choices: grid.choices }, context);
    const rowCount = rows.length - grid.weeks.size;
    return {
      form: { kind: 'grid', rows, grid },
      opened: { form: 'grid', columns, rowCount, days, isWeekAssumed },
      isComplete: true,
    };
  }
  return {
    form: { kind: 'list', rows, headRow: list.headRow },
    opened: {
      form: 'list',
      columns: columnsOf(rows, list, context),
      rowCount: rows.length - list.headRow - 1,
    },
    isComplete: isComplete(list),
  };
}

const SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 40;

/** The date order is given only if ambiguous. */
function columnsOf(
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
