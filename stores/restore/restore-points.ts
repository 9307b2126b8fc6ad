import type { BackupContent, WritableBackup } from '@/lib/saved-data/backup/backup';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { publicationNow } from '@/lib/shifts/publication/publication';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import type { RestorePoint } from '@/stores/browser-storage/database/schedule-database';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import { doInPieces, type LongWork } from '@/stores/workers/do-in-pieces';

const RECORDS_PER_PIECE = 200;

export type BesideSchedule = Pick<BackupContent, 'preferences' | 'quarantine'>;

export function backupContent(saved: SavedSchedule, beside: BesideSchedule): BackupContent {
  return { ...backupSource(saved, beside), shifts: [...allShifts(saved.schedule.shifts)] };
}

/** Like `backupContent`, but shifts are read one by one instead of as a list. */
export function backupSource(
  { schedule, awaitingRepair }: SavedSchedule,
  beside: BesideSchedule,
): WritableBackup {
  return {
    shifts: { [Symbol.iterator]: () => allShifts(schedule.shifts) },
    awaitingRepair,
    employees: [...schedule.employees.values()],
    templates: [...schedule.templates.values()],
    days: [...schedule.days.values()],
    requests: [...schedule.requests.values()],
    settings: [...schedule.settings.values()],
    publication: publicationNow(schedule),
    ...beside,
  };
}

interface BackupFileOptions {
  readonly at: number;
  /** Used only to report progress. */
  readonly shiftCount: number;
  readonly pause: () => Promise<void>;
}

/** `at` is epoch milliseconds. */
export async function writeBackupFile(
  source: WritableBackup,
  { at, shiftCount, pause }: BackupFileOptions,
  work: LongWork,
): Promise<Blob> {
  const { backupPieces } = await import('@/lib/saved-data/backup/backup');
  const parts = createBlobParts();
  function* pieces(): Generator<number, void> {
    let count = 0;
    for (const piece of backupPieces(source, new Date(at).toISOString(), RECORDS_PER_PIECE)) {
      parts.add(piece);
      count += RECORDS_PER_PIECE;
      yield Math.min(1, count / Math.max(1, shiftCount));
    }
  }
  await doInPieces(pieces(), work, pause);
  return parts.finish('application/json');
}

type Moment = Pick<RestorePoint, 'day' | 'at'>;

/** The restore point is compressed if the browser can. */
export async function makeRestorePoint(
  saved: SavedSchedule,
  { day, at, ...beside }: Moment & BesideSchedule,
): Promise<RestorePoint> {
  const { shiftCount } = saved.schedule.shifts;
  return pointOf({ ...backupSource(saved, beside), shiftCount }, { day, at }, withoutAbort());
}

export async function restorePointOf(
  content: BackupContent,
  moment: Moment,
  work: LongWork,
): Promise<RestorePoint> {
  return pointOf({ ...content, shiftCount: content.shifts.length }, moment, work);
}

async function pointOf(
  { shiftCount, ...source }: WritableBackup & { readonly shiftCount: number },
  { day, at }: Moment,
  work: LongWork,
): Promise<RestorePoint> {
  const pause = () => pauseForPage(true);
  const plain = (await writeBackupFile(source, { at, shiftCount, pause }, work)).stream();
  const isCompressed = typeof CompressionStream !== 'undefined';
  const stream = isCompressed ? plain.pipeThrough(new CompressionStream('gzip')) : plain;
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return { day, at, shiftCount, bytes, isCompressed };
}

function withoutAbort(): LongWork {
  return { signal: new AbortController().signal, onProgress() {} };
}

/** Minimum length of a part, in UTF-16 units. Creating one blob from all the text would be a long task. */
const PART_LENGTH = 250_000;

interface BlobParts {
  add(text: string): void;
  finish(type: string): Blob;
}

/** Each task copies only a few of the texts. */
function createBlobParts(): BlobParts {
  const parts: Blob[] = [];
  let texts: string[] = [];
  let length = 0;
  function close(): void {
    parts.push(new Blob(texts));
    texts = [];
    length = 0;
  }
  return {
    add(text) {
      texts.push(text);
      length += text.length;
      if (length >= PART_LENGTH) close();
    },
    finish(type) {
      close();
      return new Blob(parts, { type });
    },
  };
}
