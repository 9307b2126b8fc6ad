import { unpublishEntry } from '@/lib/shifts/publication/publish-days';
import type { LocalDate } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import { whenAllRead } from '@/stores/schedule/all-read';
import { noteHandedOn } from './hand-on';
import { weekFrom } from './shown-week';

/** Makes a published week a draft again, as one step that can be undone; says so, once it is stored, in these words. */
export function unpublishWeek(firstDay: LocalDate, words: { message: string; detail: string }): void {
  whenAllRead(() => {
    const entry = unpublishEntry(liveSchedule.getState().schedule, [weekFrom(firstDay)], Date.now());
    if (!entry) return;
    const change = liveSchedule.commit([entry]);
    // There is nothing left of it to hand on.
    if (change) noteHandedOn(firstDay);
    void announce(liveSchedule, change, { category: 'publication', words });
  });
}
