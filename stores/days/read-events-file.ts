import { eventSpanOf } from '@/lib/days/event-span';
import { type EventsRefusal, type ReadDayEvents, readEvents } from '@/lib/events/read-events';
import { decodeText } from '@/lib/import/file/decode-text';
import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import { type Result, refused } from '@/lib/result';
import { deviceZone } from '@/lib/time/wall-clock';
import { zoneOf } from '@/lib/time/zone-choice';
import { uiStore } from '@/stores/app/ui-store';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { doInPieces, type LongWork } from '@/stores/workers/do-in-pieces';

/** The events in a calendar file from a month ago on, in the business's time zone, or why it was refused. */
export async function readEventsFile(
  file: File,
  work: LongWork,
): Promise<Result<ReadDayEvents, EventsRefusal>> {
  const { fileBytes, refusal } = BOUNDS_ON_PAGE;
  if (file.size > fileBytes) return refused({ kind: refusal, mostBytes: fileBytes });
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const { today, timezone } = uiStore.getState();
  const zone = zoneOf(timezone) ?? deviceZone();
  return doInPieces(readEvents(text, { zone, span: eventSpanOf(today) }), work, () => pauseForPage(true));
}
