'use client';

import { useState } from 'react';
import { type PublicationFigures, publicationFigures } from '@/lib/shifts/publication/publication-figures';
import { type DaySpan, joinedSpans } from '@/lib/shifts/publication/published-days';
import { addDays, isLocalDate } from '@/lib/time/local-date';
import { shownWeek, weekFrom } from '@/stores/publish/shown-week';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { settingOf } from '@/stores/settings/settings-of';

/** `week`: the one that is shown; `own`: from a day to a day; `all`: every week that has something to publish. */
export type DaysChoice = 'week' | 'own' | 'all';

interface DaysToPublish {
  readonly week: DaySpan;
  readonly choice: DaysChoice;
  readonly setChoice: (choice: DaysChoice) => void;
  /** The typed days of `own`. */
  readonly own: { readonly from: string; readonly to: string };
  readonly setOwn: (own: { readonly from: string; readonly to: string }) => void;
  /** What is wrong with the typed days. */
  readonly fault: 'from' | 'to' | 'order' | undefined;
  /** Undefined while the typed days are none. */
  readonly spans: readonly DaySpan[] | undefined;
}

/** Which days to publish: at first the shown week, or everything where that has nothing new. */
export function useDaysToPublish(all: PublicationFigures): DaysToPublish {
  const store = useScheduleStore();
  const [week] = useState(shownWeek);
  const [choice, setChoice] = useState<DaysChoice>(() =>
    isOnlyElsewhere(store, all, week) ? 'all' : 'week',
  );
  const [own, setOwn] = useState<DaysToPublish['own']>(() => ({ from: week.from, to: addDays(week.to, 7) }));
  const fault = choice === 'own' ? faultOf(own) : undefined;
  const ofChoice = (): readonly DaySpan[] => {
    if (choice === 'week') return [week];
    const spans = all.weeks.map(({ firstDay }) => weekFrom(firstDay));
    return spans.length > 0 ? joinedSpans(spans) : [week];
  };
  const typed = choice === 'own' && isLocalDate(own.from) && isLocalDate(own.to);
  const spans = typed ? [{ from: own.from, to: own.to } as DaySpan] : ofChoice();
  return { week, choice, setChoice, own, setOwn, fault, spans: fault ? undefined : spans };
}

function isOnlyElsewhere(store: ScheduleStore, all: PublicationFigures, week: DaySpan): boolean {
  const { schedule } = store.getState();
  const here = publicationFigures(schedule, settingOf(schedule, 'weekStart'), { spans: [week] });
  return here.count === 0 && all.count > 0;
}

function faultOf({ from, to }: DaysToPublish['own']): DaysToPublish['fault'] {
  if (!isLocalDate(from)) return 'from';
  if (!isLocalDate(to)) return 'to';
  return to < from ? 'order' : undefined;
}
