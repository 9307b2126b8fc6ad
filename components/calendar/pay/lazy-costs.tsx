'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import type { LocalDate } from '@/lib/time/local-date';
import { useHasMoney, useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';

// What it costs is shown, and loaded, only where somebody has a wage; without it the page is whole.
const load = () => import('./costs');
const options = { onError: logLoadFailure };
const DayCostText = lazyPart(() => load().then((module) => module.DayCostText), options);
const PersonCostText = lazyPart(() => load().then((module) => module.PersonCostText), options);
const WeekCostText = lazyPart(() => load().then((module) => module.WeekCostText), options);

export function DayCost({ date }: { date: LocalDate }) {
  return useHasMoney() && <DayCostText date={date} />;
}

export function PersonCost({ personKey }: { personKey: string }) {
  return useIsAnybodyPaid() && <PersonCostText personKey={personKey} />;
}

export function WeekCost() {
  return useHasMoney() && <WeekCostText />;
}
