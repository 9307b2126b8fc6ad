'use client';

import { useMemo } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { namesakesOf } from '@/lib/employees/namesakes';
import { withAllRead } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';

// It counts each one's shifts.
const NamesakesOffer = lazyPart(() =>
  withAllRead(import('./namesakes-offer').then((module) => module.NamesakesOffer)),
);

/** Loads the offer to merge where two employees have one name. */
export function NamesakesLayer() {
  const employees = useSchedule((state) => state.schedule.employees);
  const hasNamesakes = useMemo(() => namesakesOf(employees.values()).length > 0, [employees]);
  return hasNamesakes && <NamesakesOffer />;
}
