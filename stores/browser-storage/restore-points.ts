import type { BackupContent } from '@/lib/saved-data/backup';
import { publicationNow } from '@/lib/shifts/publication';
import { allShifts } from '@/lib/shifts/schedule-index';
import type { SavedSchedule } from './saved-schedule';
import type { RestorePoint } from './schedule-database';

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
  const { writeBackup } = await import('@/lib/saved-data/backup');
  const text = writeBackup(backupContent(saved, preferences), new Date(at).toISOString());
  const isCompressed = typeof CompressionStream !== 'undefined';
  const plain = new Blob([text]).stream();
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
