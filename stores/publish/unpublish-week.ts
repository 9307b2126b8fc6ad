import { unpublishEntry } from '@/lib/shifts/publication/publish-days';
import type { LocalDate } from '@/lib/time/local-date';
import { scheduleStore } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import { whenAllRead } from '@/stores/schedule/all-read';
import { noteHandedOn } from './hand-on';
import { weekFrom } from './shown-week';

/** Makes a published week a draft again, as one step that can be undone; says so, once it is stored, in these words. */
export function unpublishWeek(firstDay: LocalDate, words: { message: string; detail: string }): void {
  whenAllRead(() => {
    const entry = unpublishEntry(scheduleStore.getState().schedule, [weekFrom(firstDay)], Date.now());
    if (!entry) return;
    const change = scheduleStore.commit([entry]);
    // There is nothing left of it to hand on.
    if (change) noteHandedOn(firstDay);
    void announce(change, { category: 'publication', words });
  });
}
