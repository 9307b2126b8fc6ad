import { type EventsPlan, eventEntries } from '@/lib/days/event-entries';
import { eventSpanOf } from '@/lib/days/event-span';
import type { ReadDayEvents } from '@/lib/events/read-events';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import type { ScheduleStore } from '@/stores/schedule/schedule';

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
