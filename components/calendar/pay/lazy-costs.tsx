'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';

// The costs load only if somebody has a wage (`useIsAnybodyPaid`), or there are sales or a budget of hours
// (`useHasMoney`); otherwise the page shows none.
const load = () => import('./costs');
const options = { onError: logLoadFailure };
export const DayCost = lazyPart(() => load().then((module) => module.DayCostText), options);
export const PersonCost = lazyPart(() => load().then((module) => module.PersonCostText), options);
export const WeekCost = lazyPart(() => load().then((module) => module.WeekCostText), options);
export const DayCostWords = lazyPart(() => load().then((module) => module.DayCostWords), options);
export const DayPerHour = lazyPart(() => load().then((module) => module.DayPerHourText), options);
