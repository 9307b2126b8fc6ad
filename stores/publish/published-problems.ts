import { publicationFigures } from '@/lib/shifts/publication/publication-figures';
import { type DaySpan, spanOn } from '@/lib/shifts/publication/published-days';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { whenAllRead } from '@/stores/schedule/all-read';
import { currentProblems } from '@/stores/schedule/problems/judge';
import { openDialog } from '@/stores/ui/dialogs';
import { holdsPendingBack } from './pending-choice';
import { askToPublish } from './publish';

/** Publishes these days if nothing is wrong with those that this brings anything of; else their problems are shown first. */
export function publishUnlessProblems(spans: readonly DaySpan[]): void {
  whenAllRead(() => {
    const dates = publishedDays(spans);
    if (currentProblems(dates).length > 0) openDialog({ name: 'publishProblems', dates, spans });
    else askToPublish(spans);
  });
}

/** These days in the weeks that a publication would bring, from this week on: what is past cannot be mended. */
function publishedDays(spans: readonly DaySpan[]): readonly LocalDate[] {
  const { today, weekStart } = uiStore.getState();
  const thisWeek = startOfWeek(today, weekStart);
  const part = { spans, holdsPendingBack: holdsPendingBack() };
  return publicationFigures(scheduleStore.getState().schedule, weekStart, part)
    .weeks.filter(({ firstDay }) => firstDay >= thisWeek)
    .flatMap(({ firstDay }) => sevenDaysFrom(firstDay))
    .filter((date) => spanOn(spans, date) !== undefined);
}
