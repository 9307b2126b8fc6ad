'use client';

import { useMemo } from 'react';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import type { SettledPlan } from '@/lib/shifts/plan/settle-plan';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { useBreakChoices } from '@/stores/plans/plan-choices';
import { settledPlan } from '@/stores/plans/settle-plans';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-setting';

const NOTHING: SettledPlan = { entries: [], found: [], broken: [], skipped: [], opened: [] };

/**
 * The copies, and what becomes of those that would break a rule. None where copying is refused, which is said when it is
 * tried. While copying, what was planned before: the copies that are there by then would overlap the planned ones.
 */
export function useCopyPlan(shift: Shift, dates: readonly LocalDate[], isCopying: boolean): SettledPlan {
  const schedule = useSchedule((state) => state.schedule);
  const rules = useRuleSettings();
  const choices = useBreakChoices('copyShift');
  const plan = useMemo(() => {
    if (isCopying) return undefined;
    const made = copiesOfShift(shift, dates, schedule.employees.values(), placeholderIds());
    if (!made.isOk) return NOTHING;
    const entries = made.value.map((copy) => shiftEntry(undefined, copy));
    return settledPlan(schedule, entries, rules, choices);
  }, [isCopying, schedule, shift, dates, rules, choices]);
  return useLastKnown(plan, shift.id) ?? NOTHING;
}
