import type { ColumnChoice, ImportContext, ImportRefusal, OpenedFile } from '@/lib/import/file/import-file';
import { createImportSession, type ImportSource } from '@/lib/import/import-session';
import type { ImportChoices, ImportPlan, KnownSchedule } from '@/lib/import/plan-import';
import type { CorrectedCells } from '@/lib/import/table/read-row';
import { runToCompletion } from '@/lib/in-pieces';
import { day } from '@/tests/support/records';

const CONTEXT: ImportContext = {
  today: day('2026-11-19'),
  firstDay: day('2026-11-16'),
  zone: 'America/New_York',
  isMonthFirst: true,
};

const FIRST: ImportChoices = {
  leftEmployees: [],
  namedAs: {},
  leftRoles: [],
  takesOwnRole: false,
  roleOfOthers: 'Server',
};

interface Options {
  readonly known?: Partial<KnownSchedule>;
  readonly choices?: Partial<ImportChoices>;
  readonly context?: Partial<ImportContext>;
  /** Columns chosen by the user, by position. */
  readonly columns?: Readonly<Record<number, ColumnChoice>>;
  /** Cells corrected in the preview, by row position. */
  readonly corrected?: CorrectedCells;
}

export type Imported =
  | { readonly refusal: ImportRefusal }
  | { readonly refusal: undefined; readonly opened: OpenedFile; readonly plan: ImportPlan };

/** Takes a file through every step, with the recognized columns unless the options choose others. */
export async function importing(source: ImportSource, options: Options = {}): Promise<Imported> {
  const context = { ...CONTEXT, ...options.context };
  const known = { employees: [], shifts: [], ...options.known };
  const session = createImportSession(context);
  const opened = await session.open(source);
  if (!opened.isOk) return { refusal: opened.error };
  const file = opened.value;
  const columns = file.form === 'calendar' ? [] : file.columns;
  const choices = columns.map(({ choice }, position) => options.columns?.[position] ?? choice);
  const dated = columns[choices.includes('date') ? choices.indexOf('date') : choices.indexOf('start')];
  const isMonthFirst = dated?.dateOrder?.isMonthFirst ?? context.isMonthFirst;
  const read = runToCompletion(
    session.read(
      { choices, isMonthFirst, ...(options.corrected && { corrected: options.corrected }) },
      known.employees,
    ),
  );
  if (!read.isOk) return { refusal: read.error };
  return {
    refusal: undefined,
    opened: file,
    plan: runToCompletion(session.plan(known, { ...FIRST, ...options.choices })),
  };
}

/** `Maya, Server, 2026-11-20, 09:00-17:00`, plus status unless Confirmed and notes; for a problem its kinds. */
export function linesOf(imported: Imported): readonly string[] {
  if (imported.refusal !== undefined) return [imported.refusal];
  return imported.plan.rows.map(({ shift, problems, outcome, line }) => {
    if (problems.length > 0 || !shift) return `${line}: ${problems.map(({ kind }) => kind).join(' ')}`;
    const { employeeName, role, date, startTime, endTime, status, notes } = shift;
    const parts = [employeeName, role, date, `${startTime}-${endTime}`];
    if (status !== 'Confirmed') parts.push(status);
    if (notes !== '') parts.push(notes);
    return parts.join(', ') + (outcome === 'add' ? '' : ` (${outcome})`);
  });
}
