'use client';

import { useMemo } from 'react';
import { type ChangedPerson, changedPeople } from '@/lib/share/changed-people';
import { publishedShift } from '@/lib/shifts/publication/published';
import type { LocalDate } from '@/lib/time/local-date';
import { startOfCalendarWeek, weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';

interface PublishedChanges {
  /** Whether a publication has changed something since the first. */
  readonly isEver: boolean;
  /** For whom it changed something in the week. */
  readonly people: readonly ChangedPerson[];
  /** The Mondays of the other weeks in which it changed something, in their order. */
  readonly otherWeeks: readonly LocalDate[];
}

/** What the last publication that changed something changed, in the week of that Monday and in which others. */
export function usePublishedChanges(firstDay: LocalDate): PublishedChanges {
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const before = useSchedule(({ schedule }) => schedule.publication?.before);
  const unpublished = useSchedule(({ schedule }) => schedule.unpublished);
  return useMemo(() => {
    const told = before?.shifts ?? [];
    const now = (id: string) => publishedShift({ shifts, unpublished }, id);
    const weeks = new Set(
      changedPeople(told, now).flatMap(({ added, changed, removed }) =>
        [...added, ...removed, ...changed.flatMap((pair) => [pair.before, pair.after])].map(({ date }) =>
          startOfCalendarWeek(date),
        ),
      ),
    );
    weeks.delete(firstDay);
    return {
      isEver: before !== undefined,
      people: changedPeople(told, now, weekOf(firstDay)),
      otherWeeks: [...weeks].sort(),
    };
  }, [shifts, before, unpublished, firstDay]);
}
