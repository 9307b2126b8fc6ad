'use client';

import { type RefObject, useRef, useState } from 'react';
import {
  type DayDraft,
  type HoursRefusal,
  weekDraftOf,
  weeklyFromDraft,
} from '@/lib/employees/availability-draft';
import type { WeeklyAvailability } from '@/lib/employees/stored-availability';
import type { SavedRequest } from '@/lib/requests/phone/saved-request';

interface WeeklyForm {
  readonly fields: RefObject<HTMLDivElement | null>;
  readonly days: readonly DayDraft[];
  readonly refusals: readonly HoursRefusal[];
  readonly change: (days: readonly DayDraft[]) => void;
  /** The entered week; undefined if a time is wrong, which then gets the focus. */
  readonly result: () => readonly WeeklyAvailability[] | undefined;
}

/** Weekly availability, starting from the person's last answer. */
export function useWeeklyForm(requests: readonly SavedRequest[]): WeeklyForm {
  const [before] = useState(() => lastWeekly(requests));
  const [days, setDays] = useState(() => weekDraftOf({ weekly: before }));
  const [refusals, setRefusals] = useState<readonly HoursRefusal[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  return {
    fields,
    days,
    refusals,
    change(changed) {
      setRefusals([]);
      setDays(changed);
    },
    result() {
      const made = weeklyFromDraft(days, before);
      if (made.isOk) return made.value;
      setRefusals(made.error);
      requestAnimationFrame(() =>
        fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return undefined;
    },
  };
}

function lastWeekly(requests: readonly SavedRequest[]): readonly WeeklyAvailability[] {
  for (const { asked } of requests) if (asked.kind === 'availability') return asked.weekly;
  return [];
}
