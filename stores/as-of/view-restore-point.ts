import { readBackupInPieces } from '@/lib/saved-data/backup/backup';
import { wholeScheduleOf } from '@/lib/saved-data/backup/whole-schedule';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { readSource } from '@/stores/restore/read-source';
import { restorePointSource } from '@/stores/restore/your-data';
import { doInPieces } from '@/stores/workers/do-in-pieces';
import type { AsOfRequest } from './as-of-request';
import { type AsOfWords, isStillRequested, showAsOf } from './view-as-of';

/** Shows the schedule in the restore point of that name, as `viewAsOf` does. */
export async function viewRestorePoint(day: string, request: AsOfRequest, words: AsOfWords): Promise<void> {
  const work = { signal: new AbortController().signal, onProgress() {} };
  if (liveSchedule.getState().reading) await scheduleStorage.whenAllRead();
  const text = await readSource(await restorePointSource(day), work);
  const read = text.isOk
    ? await doInPieces(readBackupInPieces(text.value), work, () => pauseForPage(true))
    : text;
  const pastSchedule = read.isOk ? wholeScheduleOf(read.value.content) : undefined;
  if (await isStillRequested(request)) showAsOf(pastSchedule, liveSchedule.getState().selectedDate, words);
}
