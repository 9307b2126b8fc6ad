'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';

// Loads only if somebody has a wage (`useIsAnybodyPaid`) or there are sales (`useHasMoney`); the page is complete
// without it.
const load = () => import('./costs');
const options = { onError: logLoadFailure };
export const DayCost = lazyPart(() => load().then((module) => module.DayCostText), options);
export const PersonCost = lazyPart(() => load().then((module) => module.PersonCostText), options);
export const WeekCost = lazyPart(() => load().then((module) => module.WeekCostText), options);
export const DayCostWords = lazyPart(() => load().then((module) => module.DayCostWords), options);
export const DayPerHour = lazyPart(() => load().then((module) => module.DayPerHourText), options);
