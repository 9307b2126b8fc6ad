import type { ImportContext, ImportRefusal, OpenedFile } from '@/lib/import/file/import-file';
import { BOUNDS_IN_WORKER, type SizeBounds } from '@/lib/import/file/limits';
import type { ColumnReading } from '@/lib/import/import-session';
import type { ImportChoices, ImportPlan, KnownSchedule } from '@/lib/import/plan-import';
import type { InPieces } from '@/lib/in-pieces';
import { type Result, refused } from '@/lib/result';
import type { LocalDate } from '@/lib/time/local-date';
import { IMPORT_LIMIT_MS } from '@/lib/timing';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { doInPieces, type LongWork } from '@/stores/workers/do-in-pieces';

export interface ImportSteps {
  open(source: string | Blob, work: LongWork): Promise<Result<OpenedFile, ImportRefusal>>;
  read(
    reading: ColumnReading,
    employees: KnownSchedule['employees'],
    work: LongWork,
  ): Promise<Result<readonly LocalDate[], ImportRefusal>>;
  plan(known: KnownSchedule, choices: ImportChoices, work: LongWork): Promise<ImportPlan>;
  end(): void;
}

/** Runs the steps in the calling thread: in the worker, or on the page with pauses and tighter limits. */
export async function createImportSteps(
  context: ImportContext,
  bounds: SizeBounds = BOUNDS_IN_WORKER,
): Promise<ImportSteps> {
  const { createImportSession } = await import('@/lib/import/import-session');
  const session = createImportSession(context, bounds);
  const pause = () => pauseForPage(true);
  return {
    async open(source, work) {
      if (typeof source === 'string') return session.open(source);
      // Do not even read a file that is too large.
      if (source.size > bounds.fileBytes) return refused(bounds.refusal);
      const bytes = new Uint8Array(await source.arrayBuffer());
      work.signal.throwIfAborted();
      return session.open(bytes, work.onProgress);
    },
    read: (reading, employees, work) =>
      doInPieces(withTimeLimit(session.read(reading, employees)), work, pause),
    plan: (known, choices, work) => doInPieces(session.plan(known, choices), work, pause),
    end() {},
  };
}

/** Runs until the time limit, which progress does not extend. */
function* withTimeLimit<Value>(
  pieces: InPieces<Result<Value, ImportRefusal>>,
): InPieces<Result<Value, ImportRefusal>> {
  const end = performance.now() + IMPORT_LIMIT_MS;
  for (let step = pieces.next(); ; step = pieces.next()) {
    if (step.done) return step.value;
    if (performance.now() > end) return refused('tooSlow');
    yield step.value;
  }
}
