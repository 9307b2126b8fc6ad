import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useLongWork } from '@/components/ui/loading/use-long-work';
import type { ColumnChoice, ImportRefusal, OpenedFile } from '@/lib/import/file/import-file';
import type { ImportChoices, ImportPlan } from '@/lib/import/plan-import';
import type { LocalDate } from '@/lib/time/local-date';
import { importContext, planRows, readRows, startImport } from '@/stores/import/import-shifts';
import type { ImportSteps } from '@/stores/import/steps';
import type { LongWork } from '@/stores/workers/do-in-pieces';

export type ImportStep = 'source' | 'columns' | 'preview';

/** The column mapping of a file: as recognised, or changed by the user. */
export interface ColumnsDraft {
  readonly choices: readonly ColumnChoice[];
  /** Undefined: derived from the chosen date column. */
  readonly isMonthFirst: boolean | undefined;
}

const FIRST_CHOICES: ImportChoices = {
  leftEmployees: [],
  leftRoles: [],
  takesOwnRole: false,
  roleOfOthers: 'Server',
};

/** Whether the month comes first in the date column; when ambiguous, the order of the language. */
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
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [plan, setPlan] = useState<ImportPlan>();
  const steps = useRef<ImportSteps>(undefined);
  const source = useRef<string | Blob>('');
  const days = useRef<readonly LocalDate[]>([]);
  useEffect(() => () => steps.current?.end(), []);

  const fail = (error: unknown) => {
    console.error('The file cannot be imported.', error);
    setRefusal('failed');
  };

  async function openSession(chosen: string | Blob, work: LongWork) {
    const session = await startImport(importContext(language), work.signal);
    const read = await session.open(chosen, work);
    steps.current = session;
    source.current = chosen;
    return { session, read };
  }

  /** A check that is canceled or fails ends the session: the next one opens the file again. */
  async function inSession<Value>(
    work: LongWork,
    task: (session: ImportSteps) => Promise<Value>,
  ): Promise<Value> {
    const session = steps.current ?? (await openSession(source.current, work)).session;
    try {
      return await task(session);
    } catch (error) {
      session.end();
      if (steps.current === session) steps.current = undefined;
      throw error;
    }
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
    const draft = { choices: chosenIn(found), isMonthFirst: undefined };
    setOpened(found);
    setColumns(draft);
    setChoices(FIRST_CHOICES);
    setPlan(undefined);
    if (found.form === 'calendar') await preview(found, draft);
    else setStep('columns');
  }

  /** Reads all rows with this column mapping and shows the preview. */
  async function preview(file: OpenedFile, draft: ColumnsDraft): Promise<void> {
    setRefusal(undefined);
    const isMonthFirst = chosenDateOrder(file, draft)?.isMonthFirst ?? importContext(language).isMonthFirst;
    const done = await start('checking', (work) =>
      inSession(work, async (session) => {
        const read = await readRows(session, { choices: draft.choices, isMonthFirst }, work);
        if (!read.isOk) return read.error;
        days.current = read.value;
        return planRows(session, read.value, choices, work);
      }),
    ).catch(fail);
    if (typeof done === 'string') setRefusal(done);
    else if (done) {
      setPlan(done);
      setStep('preview');
    }
  }

  async function choose(change: Partial<ImportChoices>): Promise<void> {
    const session = steps.current;
    const next = { ...choices, ...change };
    setChoices(next);
    if (!session) return;
    // Runs after any planning in progress: the worker handles requests in order.
    const idle = { signal: new AbortController().signal, onProgress() {} };
    await planRows(session, days.current, next, idle).then(setPlan, fail);
  }

  return {
    step,
    goTo: (next: ImportStep) => {
      setRefusal(undefined);
      setStep(next);
    },
    opened,
    columns,
    setColumns,
    refusal,
    choices,
    choose,
    plan,
    open,
    preview: () => opened && preview(opened, columns),
    /** Progress of the running step, once it takes long enough to be shown. */
    shown,
    cancel,
  };
}

function chosenIn(opened: OpenedFile): readonly ColumnChoice[] {
  return opened.form === 'calendar' ? [] : opened.columns.map(({ choice }) => choice);
}
