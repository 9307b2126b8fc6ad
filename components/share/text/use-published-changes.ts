'use client';

import { useMemo } from 'react';
import { type ChangedPerson, changedPeople } from '@/lib/share/changed-people';
import { differencesOn } from '@/lib/shifts/publication/publication';
import { publishedBy, sourceIn } from '@/lib/shifts/publication/publication-act';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

interface PublishedChanges {
  /** Whether any publication after the first has changed something. */
  readonly isEver: boolean;
  /** The people whose shifts it changed in the week. */
  readonly people: readonly ChangedPerson[];
  /** The first days of the other weeks that it changed, in order. */
  readonly otherWeeks: readonly LocalDate[];
}

/** What the last publication with changes changed in the week from that day on, and which other weeks it changed. */
export function usePublishedChanges(firstDay: LocalDate): PublishedChanges {
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const publication = useSchedule(({ schedule }) => schedule.publication);
  const unpublished = useSchedule(({ schedule }) => schedule.unpublished);
  const weekStart = useSetting('weekStart');
  return useMemo(() => {
    const before = publication?.before;
    const previous = [...differencesOn(publication, before?.shifts ?? []).values()];
    const now = publishedBy({ publication, unpublished }, sourceIn(shifts));
    const weeks = new Set(
      changedPeople(previous, now).flatMap(({ added, changed, removed }) =>
        [...added, ...removed, ...changed.flatMap((pair) => [pair.before, pair.after])].map(({ date }) =>
          startOfWeek(date, weekStart),
        ),
      ),
    );
    weeks.delete(firstDay);
    return {
      isEver: before !== undefined,
      people: changedPeople(previous, now, sevenDaysFrom(firstDay)),
      otherWeeks: [...weeks].sort(),
    };
  }, [shifts, publication, unpublished, firstDay, weekStart]);
}
