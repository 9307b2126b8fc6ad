import { lazyPart } from '@/components/ui/loading/lazy-part';
import { StaffSkeleton } from './staff-skeleton';
import type { saveCalendar } from './week/save-calendar';

export { keepPage } from './keep-page';

/** What makes a week's link answerable. */
export const Answering = lazyPart(() => import('./replies/answering').then((module) => module.Answering));

/** The page of a question to the whole team. */
export const AskScreen = lazyPart(() => import('./ask/ask-screen').then((module) => module.AskScreen), {
  fallback: StaffSkeleton,
});

/** The screen at the wall. */
export const KioskPage = lazyPart(() => import('./kiosk/kiosk-page').then((module) => module.KioskPage), {
  fallback: StaffSkeleton,
});

/** Downloads a person's week as a calendar file. */
export async function downloadCalendar(...week: Parameters<typeof saveCalendar>): Promise<void> {
  const module = await import('./week/save-calendar');
  module.saveCalendar(...week);
}
