import { publicationFigures } from '@/lib/shifts/publication/publication-figures';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { whenAllRead } from '@/stores/schedule/all-read';
import { currentProblems } from '@/stores/schedule/problems/judge';
import { askToPublish } from './publish';

/** Publishes if nothing is wrong with the weeks that this brings; else their problems are shown first. */
export function publishUnlessProblems(): void {
  whenAllRead(() => {
    const dates = publishedDays();
    if (currentProblems(dates).length > 0) uiStore.openDialog({ name: 'publishProblems', dates });
    else askToPublish();
  });
}

/** The days of the weeks that a publication would bring, from this week on: what is past cannot be mended. */
function publishedDays(): readonly LocalDate[] {
  const { today, weekStart } = uiStore.getState();
  const thisWeek = startOfWeek(today, weekStart);
  return publicationFigures(scheduleStore.getState().schedule, weekStart)
    .weeks.filter(({ firstDay }) => firstDay >= thisWeek)
    .flatMap(({ firstDay }) => sevenDaysFrom(firstDay));
}
