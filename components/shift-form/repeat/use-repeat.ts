'use client';

import { useMemo, useState } from 'react';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { Repeating } from '@/lib/series/edit-series';
import { templateOfShift } from '@/lib/series/occurrence';
import {
  draftOfRule,
  isSameRule,
  NO_REPEAT,
  type RepeatContext,
  type RepeatDraft,
  type RepeatRefusal,
  readRepeatDraft,
  weekdaysOf,
} from '@/lib/series/repeat-draft';
import { seriesOf } from '@/lib/series/series';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import type { ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import type { Shift } from '@/lib/shifts/shift/shift';
import { dateOrFallback } from '@/lib/time/week';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

export type RepeatForm = ReturnType<typeof useRepeat>;

/** How the form's shift repeats, on the form's day. The choice is stored with the form's draft. */
export function useRepeat(
  shift: Shift | undefined,
  { date, repeat }: Pick<ShiftDraft, 'date' | 'repeat'>,
  onChange: (fields: Pick<ShiftDraft, 'repeat'>) => void,
) {
  const store = useScheduleStore();
  const [rule] = useState(() => {
    const template = shift && templateOfShift(store.getState().schedule, shift);
    return template && seriesOf(template)?.rule;
  });
  const [initial] = useState<RepeatDraft>(() => (rule ? draftOfRule(rule) : NO_REPEAT));
  const draft = repeat ?? initial;
  const [refusals, setRefusals] = useState<readonly RepeatRefusal[]>([]);
  const weekStart = rule?.weekStart ?? settingOf(store.getState().schedule, weekStartSetting);
  const begins = rule === undefined;
  const context = useMemo<RepeatContext>(
    () => ({ date: dateOrFallback(date), begins, weekStart }),
    [date, begins, weekStart],
  );
  const read = useMemo(() => readRepeatDraft(draft, context), [draft, context]);
  const chosen = read.isOk ? read.value : undefined;
  const isUntouched = isSameData(draft, initial);
  const isSame = isUntouched || (rule !== undefined && chosen !== undefined && isSameRule(rule, chosen));
  const repeating: Repeating = isSame ? 'same' : (chosen ?? 'none');
  return {
    draft,
    refusals,
    /** The shift is part of a series. */
    isOccurrence: !begins,
    /** The repetition to save; `none` also if the draft is refused. */
    repeating,
    /** The draft's rule; undefined if there is none, or it is refused. */
    rule: isSame ? rule : chosen,
    weekdays: weekdaysOf(draft, context),
    change(fields: Partial<RepeatDraft>) {
      onChange({ repeat: { ...draft, ...fields } });
      setRefusals((found) => found.filter((one) => !(one in fields)));
    },
    /** Returns whether the draft can be saved; if not, shows the errors. */
    check(): boolean {
      // An untouched rule stays, regardless of the day to which the shift is moved.
      const isFine = isUntouched || read.isOk;
      setRefusals(isFine ? [] : read.error);
      return isFine;
    },
  };
}
