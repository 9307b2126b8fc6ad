'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { nameKey } from '@/lib/employees/employee';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';

// Needs every shift, because the offer counts the shifts of each employee.
const NamesakesOffer = lazyPart(() =>
  loadWithAllShifts(import('./namesakes-offer').then((module) => module.NamesakesOffer)),
);

/** Loads the offer to merge if two employees have the same name. */
export function NamesakesLayer() {
  return (
    useSchedule(
      ({ schedule: { employees } }) =>
        new Set(Array.from(employees.values(), ({ name }) => nameKey(name))).size < employees.size,
    ) && <NamesakesOffer />
  );
}
