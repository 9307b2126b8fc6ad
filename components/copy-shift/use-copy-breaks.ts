'use client';

import { useMemo } from 'react';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { breaksOfPlan } from '@/stores/schedule/plan-breaks';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/ui/use-rule-settings';

const NONE: readonly BrokenShift[] = [];

/**
 * The copies that would break a rule, by date. None where copying is refused, which is said when it is tried. While
 * copying, what was found before: the copies that are there by then would overlap the planned ones.
 */
export function useCopyBreaks(
  shift: Shift,
  dates: readonly LocalDate[],
  isCopying: boolean,
): readonly BrokenShift[] {
  const schedule = useSchedule((state) => state.schedule);
  const rules = useRuleSettings();
  const breaks = useMemo(() => {
    if (isCopying) return undefined;
    const made = copiesOfShift(shift, dates, schedule.employees.values(), placeholderIds());
    if (!made.isOk) return [];
    const entries = made.value.map((copy) => shiftEntry(undefined, copy));
    return breaksOfPlan(schedule, entries, rules);
  }, [isCopying, schedule, shift, dates, rules]);
  return useLastKnown(breaks, shift.id) ?? NONE;
}
