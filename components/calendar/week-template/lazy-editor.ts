import { lazyPart } from '@/components/ui/loading/lazy-part';

/** A week template in the calendar's place. */
export const WeekEditor = lazyPart(() => import('./week-editor').then((module) => module.WeekEditor));
