import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useLongWork } from '@/components/ui/loading/use-long-work';
import { defaultRole } from '@/lib/employees/roles/role-book';
import type { ColumnChoice, ImportRefusal, OpenedFile } from '@/lib/import/file/import-file';
import type { ColumnReading } from '@/lib/import/import-session';
import type { ImportChoices, ImportPlan } from '@/lib/import/plan-import';
import type { CorrectedCells, RowCells } from '@/lib/import/table/read-row';
import type { LocalDate } from '@/lib/time/local-date';
import { importContext, planRows, readRows, startImport } from '@/stores/import/import-shifts';
import type { ImportSteps } from '@/stores/import/steps';
import type { LongWork } from '@/stores/workers/do-in-pieces';

export type ImportStep = 'source' | 'columns' | 'preview';

/** The column mapping of a file: as recognized, or changed by the user. */
export interface ColumnsDraft {
  readonly choices: readonly ColumnChoice[];
  /** Undefined: derived from the chosen date column. */
  readonly isMonthFirst: boolean | undefined;
}

interface PlanWithInputs {
  readonly plan: ImportPlan;
  readonly wanted: ImportChoices;
  readonly corrected: CorrectedCells | undefined;
}

const firstChoices = (roleOfOthers: string): ImportChoices => ({
  leftEmployees: [],
  namedAs: {},
  leftRoles: [],
  takesOwnRole: false,
  roleOfOthers,
});

/** The chosen or recognized order; if the file is ambiguous, the order of the language. */
export function chosenDateOrder(opened: OpenedFile, { choices, isMonthFirst }: ColumnsDraft) {
  if (opened.form !== 'list') return undefined;
  const column = Math.max(choices.indexOf('date'), choices.includes('date') ? 0 : choices.indexOf('start'));
  const order = opened.columns[column]?.dateOrder;
  return order && { ...order, column, isMonthFirst: isMonthFirst ?? order.isMonthFirst };
}

/** One import from file to preview: each step runs in a worker, and the schedule is not changed. */
export function useImport() {
  const language = useLocale();
  const { shown, start, cancel } = useLongWork<'reading' | 'checking'>();
  const [step, setStep] = useState<ImportStep>('source');
  const [opened, setOpened] = useState<OpenedFile>();
  const [columns, setColumns] = useState<ColumnsDraft>({ choices: [], isMonthFirst: undefined });
  const [refusal, setRefusal] = useState<ImportRefusal | 'failed'>();
  const newRole = defaultRole(useRoleBook());
  const [choices, setChoices] = useState(() => firstChoices(newRole));
  const [plan, setPlan] = useState<ImportPlan>();
  const steps = useRef<ImportSteps>(undefined);
  const source = useRef<string | Blob>('');
  const days = useRef<readonly LocalDate[]>([]);
  const checking = useRef<object>(undefined);
  /** The latest choices: two may be made before the next render. */
  const latest = useRef(choices);
  const corrected = useRef<CorrectedCells>({});
  /** The latest plan, and its inputs. */
  const made = useRef<PlanWithInputs>(undefined);
  /** The planning of the last choice or corrected cell. */
  const replanning = useRef<Promise<void>>(undefined);
  useEffect(() => () => steps.current?.end(), []);

  const fail = (error: unknown) => {
    console.error('Failed to read the file to import.', error);
    setRefusal('failed');
  };

  async function openSession(chosen: string | Blob, work: LongWork) {
    const session = await startImport(importContext(language), work.signal);
    try {
      const read = await session.open(chosen, work);
      steps.current = session;
      source.current = chosen;
      return { session, read };
    } catch (error) {
      session.end();
      throw error;
    }
  }

  function drop(session: ImportSteps): void {
    session.end();
    if (steps.current === session) steps.current = undefined;
  }

  /**
   * A canceled or failed check ends the session, and the next check opens the file again. If the session of
   * an earlier step has died meanwhile, `inSession` opens the file again, once.
   */
  async function inSession<Value>(
    work: LongWork,
    task: (session: ImportSteps) => Promise<Value>,
  ): Promise<Value> {
    const earlier = steps.current;
    const session = earlier ?? (await openSession(source.current, work)).session;
    try {
      return await task(session);
    } catch (error) {
      drop(session);
      if (!earlier || work.signal.aborted) throw error;
      return inSession(work, task);
    }
  }

  /** Reads all rows and plans them with the latest choices; a message key if the import is refused. */
  function check(work: LongWork, reading: ColumnReading): Promise<PlanWithInputs | ImportRefusal> {
    return inSession(work, async (session) => {
      const read = await readRows(session, reading, work);
      if (!read.isOk) {
        // A worker that takes too long has been terminated.
        drop(session);
        return read.error;
      }
      days.current = read.value;
      for (;;) {
        const wanted = latest.current;
        const plan = await planRows(session, read.value, wanted, work);
        // Later choices made during the check repeat the loop.
        if (wanted === latest.current) return { plan, wanted, corrected: reading.corrected };
      }
    });
  }

  function show(next: PlanWithInputs): void {
    made.current = next;
    setPlan(next.plan);
  }

  /** Reads and plans all rows and shows the result; returns whether the plan is ready. */
  async function checkAndShow(file: OpenedFile, draft: ColumnsDraft): Promise<boolean> {
    const own = {};
    checking.current = own;
    setRefusal(undefined);
    const done = await start('checking', (work) => check(work, readingOf(file, draft))).catch(fail);
    if (checking.current !== own) return false;
    checking.current = undefined;
    if (typeof done === 'string') setRefusal(done);
    if (!done || typeof done === 'string') return false;
    show(done);
    return true;
  }

  function stopCheck(): void {
    checking.current = undefined;
    cancel();
  }

  async function open(chosen: string | Blob): Promise<void> {
    setRefusal(undefined);
    steps.current?.end();
    steps.current = undefined;
    const read = await start('reading', async (work) => (await openSession(chosen, work)).read).catch(fail);
    if (!read) return;
    if (!read.isOk) {
      setRefusal(read.error);
      return;
    }
    const found = read.value;
    const draft = { choices: defaultChoices(found), isMonthFirst: undefined };
    setOpened(found);
    setColumns(draft);
    latest.current = firstChoices(newRole);
    setChoices(latest.current);
    corrected.current = {};
    setPlan(undefined);
    if (found.form === 'calendar') await preview(found, draft);
    else setStep('columns');
  }

  /** Reads all rows with this column mapping and shows the preview; a second press waits for the first one. */
  async function preview(file: OpenedFile, draft: ColumnsDraft): Promise<void> {
    if (checking.current) return;
    if (await checkAndShow(file, draft)) setStep('preview');
  }

  function readingOf(file: OpenedFile, draft: ColumnsDraft): ColumnReading {
    const isMonthFirst = chosenDateOrder(file, draft)?.isMonthFirst ?? importContext(language).isMonthFirst;
    return { choices: draft.choices, isMonthFirst, corrected: corrected.current };
  }

  async function choose(change: Partial<ImportChoices>): Promise<void> {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setChoices(next);
    if (checking.current) return replanning.current;
    const session = steps.current;
    try {
      if (!session) throw new Error('The import session has ended.');
      // Runs after any planning in progress: the worker handles requests in order.
      const idle = { signal: new AbortController().signal, onProgress() {} };
      const plan = await planRows(session, days.current, next, idle);
      // Otherwise a later choice or a check makes a newer plan.
      if (latest.current === next && !checking.current)
        show({ plan, wanted: next, corrected: made.current?.corrected });
    } catch (error) {
      if (checking.current) return;
      // The worker has died: read the file again.
      console.warn('Failed to apply a choice to the plan; planning again.', error);
      if (session) drop(session);
      if (opened) await checkAndShow(opened, columns);
    }
  }

  /** `row` is the position in the table. Checks the row again. */
  async function correct(row: number, cells: RowCells): Promise<void> {
    corrected.current = { ...corrected.current, [row]: { ...corrected.current[row], ...cells } };
    if (opened) await checkAndShow(opened, columns);
  }

  /** The plan with all choices and corrections, once the plan is ready; undefined if planning fails. */
  async function upToDate(): Promise<ImportPlan | undefined> {
    for (let work = replanning.current; work; ) {
      await work;
      work = work === replanning.current ? undefined : replanning.current;
    }
    const isBehind = () =>
      made.current?.wanted !== latest.current || made.current.corrected !== corrected.current;
    // A check was canceled or has failed.
    if (opened && isBehind()) await checkAndShow(opened, columns);
    return isBehind() ? undefined : made.current?.plan;
  }

  function follow(work: Promise<void>): Promise<void> {
    replanning.current = work;
    return work;
  }

  return {
    step,
    goTo: (next: ImportStep) => {
      stopCheck();
      setRefusal(undefined);
      setStep(next);
    },
    opened,
    columns,
    setColumns: (draft: ColumnsDraft) => {
      stopCheck();
      // The corrections may apply to other columns now.
      corrected.current = {};
      setColumns(draft);
    },
    refusal,
    choices,
    choose: (change: Partial<ImportChoices>) => follow(choose(change)),
    correct: (row: number, cells: RowCells) => follow(correct(row, cells)),
    plan,
    upToDate,
    open,
    preview: () => opened && preview(opened, columns),
    /** Progress of the running step, once it takes long enough to be shown. */
    shown,
    cancel: stopCheck,
  };
}

function defaultChoices(opened: OpenedFile): readonly ColumnChoice[] {
  return opened.form === 'calendar' ? [] : opened.columns.map(({ choice }) => choice);
}
