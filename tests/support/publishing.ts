import en from '@/lib/i18n/messages/en.json';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { PUBLISH_BUTTON_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { languageStore } from '@/stores/app/language-store';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { PUBLICATION_PARTS } from '@/stores/publish/publication-parts';
import { publishAnyway, startPublishing } from '@/stores/publish/publish';
import { firePageEvent } from '@/stores/ui/page-events';

/** Starts publishing in the live schedule, with English notifications; call once a test file. */
export function startPublishingInTests(): void {
  languageStore.setState({ language: 'en', messages: en });
  startPublishing(liveSchedule, PUBLICATION_PARTS);
}

/** Publishes these days to the end of the handling; with fake timers only. */
export async function publishSpans(spans: readonly DaySpan[]): Promise<void> {
  publishAnyway(spans);
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS);
}

/** Publishes the shown week as the page event does, to the end of the handling; with fake timers only. */
export async function publishByEvent(): Promise<void> {
  firePageEvent('publishSchedule');
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
}

/** The toasts on screen, as message and detail. */
export const shownToasts = () =>
  notificationsStore.getState().toasts.map(({ message, detail }) => [message, detail]);
