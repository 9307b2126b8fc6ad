import type { ImportContext, ImportRefusal, OpenedFile } from '@/lib/import/file/import-file';
import type { ColumnReading } from '@/lib/import/import-session';
import type { ImportChoices, ImportPlan, KnownSchedule } from '@/lib/import/plan-import';
import { type Result, refused } from '@/lib/result';
import type { LocalDate } from '@/lib/time/local-date';
import { IMPORT_PATIENCE_MS } from '@/lib/timing';
import { SilentWorker, startWorker } from '@/stores/workers/call-worker';
import type { ImportSteps } from './steps';

export interface ImportCalls {
  open(input: {
    readonly context: ImportContext;
    readonly source: string | Blob;
  }): Result<OpenedFile, ImportRefusal>;
  read(input: {
    readonly reading: ColumnReading;
    readonly employees: KnownSchedule['employees'];
  }): Result<readonly LocalDate[], ImportRefusal>;
  plan(input: { readonly known: KnownSchedule; readonly choices: ImportChoices }): ImportPlan;
}

/** Undefined if the browser cannot start a worker. */
export async function startImportWorker(
  context: ImportContext,
  signal: AbortSignal,
): Promise<ImportSteps | undefined> {
  const worker = await startWorker<ImportCalls>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    signal,
    IMPORT_PATIENCE_MS,
  );
  return (
    worker && {
      open: (source, work) => worker.call('open', { context, source }, work).catch(refuseIfSilent),
      read: (reading, employees, work) =>
        worker.call('read', { reading, employees }, work).catch(refuseIfSilent),
      plan: (known, choices, work) => worker.call('plan', { known, choices }, work),
      end: worker.end,
    }
  );
}

function refuseIfSilent(error: unknown) {
  if (error instanceof SilentWorker) return refused('tooSlow' as const);
  throw error;
}
