import { lazyPart } from '@/components/ui/loading/lazy-part';
import { StaffSkeleton } from './staff-skeleton';
import type { saveCalendar } from './week/save-calendar';

export { storePageOffline } from './store-page-offline';

export const Answering = lazyPart(() => import('./replies/answering').then((module) => module.Answering));

export const AskScreen = lazyPart(() => import('./ask/ask-screen').then((module) => module.AskScreen), {
  fallback: StaffSkeleton,
});

export const KioskPage = lazyPart(() => import('./kiosk/kiosk-page').then((module) => module.KioskPage), {
  fallback: StaffSkeleton,
});

export async function downloadCalendar(...week: Parameters<typeof saveCalendar>): Promise<void> {
  const module = await import('./week/save-calendar');
  module.saveCalendar(...week);
}
