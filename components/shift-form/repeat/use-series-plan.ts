'use client';

import { useMemo } from 'react';
import type { Repeating } from '@/lib/series/save-series';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { type ShiftDraft, shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useBreakChoices } from '@/stores/plans/plan-choices';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { newSeriesPlan, type SeriesPlan } from '@/stores/series/series-plan';
import { useRuleSettings } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** What a new series of the draft's shift makes; undefined while the draft is no shift, or makes no series. */
export function useSeriesPlan(
  draft: ShiftDraft,
  shift: Shift | undefined,
  repeating: Repeating,
): SeriesPlan | undefined {
  const schedule = useSchedule((state) => state.schedule);
  const settings = useRuleSettings();
  const choices = useBreakChoices('copyShift');
  const today = useUi((state) => state.today);
  return useMemo(() => {
    if (typeof repeating === 'string') return undefined;
    const made = shiftFromDraft(draft, shift?.id ?? '', schedule.employees.values());
    if (!made.isOk) return undefined;
    const after = { ...shift, ...made.value };
    const saved = { schedule, before: shift, after, repeating, scope: 'this', today } as const;
    return newSeriesPlan({ ...saved, newId: placeholderIds() }, settings, choices);
  }, [draft, shift, repeating, schedule, settings, choices, today]);
}
