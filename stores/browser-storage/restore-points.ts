import type { BackupContent } from '@/lib/saved-data/backup';
import { publicationNow } from '@/lib/shifts/publication';
import { allShifts } from '@/lib/shifts/schedule-index';
import { pauseForPage } from './pause-for-page';
import type { SavedSchedule } from './saved-schedule';
import type { RestorePoint } from './schedule-database';

/** So many records are written at a time, and so often the page may answer between them. */
const RECORDS_PER_PIECE = 500;
const PIECES_PER_TASK = 4;

type Preferences = BackupContent['preferences'];

/** What a backup of the schedule holds. */
export function backupContent({ schedule, undated }: SavedSchedule, preferences: Preferences): BackupContent {
  return {
    shifts: [...allShifts(schedule.shifts)],
    undated,
    employees: [...schedule.employees.values()],
    templates: [...schedule.templates.values()],
    publication: publicationNow(schedule),
    preferences,
  };
}

interface PointOptions {
  readonly day: string;
  readonly at: number;
  readonly preferences: Preferences;
}

/** The schedule as a restore point, compressed where the browser can. */
export async function makeRestorePoint(
  saved: SavedSchedule,
  { day, at, preferences }: PointOptions,
): Promise<RestorePoint> {
  const { backupPieces } = await import('@/lib/saved-data/backup');
  const pieces: string[] = [];
  const content = backupContent(saved, preferences);
  for (const piece of backupPieces(content, new Date(at).toISOString(), RECORDS_PER_PIECE)) {
    pieces.push(piece);
    if (pieces.length % PIECES_PER_TASK === 0) await pauseForPage(true);
  }
  const isCompressed = typeof CompressionStream !== 'undefined';
  const plain = new Blob(pieces).stream();
  const stream = isCompressed ? plain.pipeThrough(new CompressionStream('gzip')) : plain;
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return { day, at, shiftCount: saved.schedule.shifts.shiftCount, bytes, isCompressed };
}

/** The backup file's text in a restore point. */
export async function readRestorePoint({ bytes, isCompressed }: RestorePoint): Promise<string> {
  const stored = new Blob([bytes]).stream();
  const stream = isCompressed ? stored.pipeThrough(new DecompressionStream('gzip')) : stored;
  return new Response(stream).text();
}
