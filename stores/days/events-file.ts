import { type EventsPlan, eventEntries, eventSpanOf } from '@/lib/days/event-entries';
import { type EventsRefusal, type ReadDayEvents, readEvents } from '@/lib/events/read-events';
import { decodeText } from '@/lib/import/file/decode-text';
import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import { type Result, refused } from '@/lib/result';
import { deviceZone } from '@/lib/time/wall-clock';
import { zoneOf } from '@/lib/time/zone-choice';
import { uiStore } from '@/stores/app/ui-store';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { announce } from '@/stores/notifications/announce';
import type { ScheduleStore } from '@/stores/schedule/schedule';
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

type Found = Pick<ReadDayEvents, 'events' | 'goneUids'>;

/** A preview of importing those events now. */
export function planEvents(store: ScheduleStore, { events, goneUids }: Found): EventsPlan {
  const { from } = eventSpanOf(uiStore.getState().today);
  return eventEntries(store.getState().schedule.days, events, from, goneUids);
}

/** Imports the events in one undoable change; does nothing if all of them are there already. */
export function addEvents(store: ScheduleStore, found: Found, message: string): void {
  const { entries } = planEvents(store, found);
  if (entries.length === 0) return;
  void announce(store, store.commit(entries), {
    category: 'scheduleChanges',
    act: 'shiftSaved',
    words: { message },
  });
}
