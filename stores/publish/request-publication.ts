import { countToPublish } from '@/lib/share/changes-in-days';
import { publicationFigures } from '@/lib/shifts/publication/publication-figures';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { openDialog } from '@/stores/ui/dialogs';
import { publishOrShowProblems } from './check-problems';
import { publishStore } from './publish';
import { shownWeek } from './shown-week';

/**
 * What the button and the shortcut do: publish the week that is shown, or ask which days if there is nothing of it on
 * screen to publish but something elsewhere. `isCalendarShown`: the page is the calendar, with its week.
 */
export function requestPublication(isCalendarShown: boolean): void {
  if (publishStore.getState().phase !== 'idle') return;
  const week = shownWeek();
  const isOnScreen = isCalendarShown && countToPublish(currentSchedule(), sevenDaysFrom(week.from)) > 0;
  if (isOnScreen || isNothingToPublish()) publishDays([week]);
  else openDialog({ name: 'publish' });
}

/**
 * Every way to publish leads through here once its days are known, before anything is said of it: whatever has to be
 * looked at first belongs here.
 */
export function publishDays(spans: readonly DaySpan[]): void {
  publishOrShowProblems(spans);
}

/** Whether no published week has changed, and no week to come is a draft: what is over need not be published. */
function isNothingToPublish(): boolean {
  const { today, weekStart } = uiStore.getState();
  const schedule = currentSchedule();
  if (schedule.unpublished.size > 0) return false;
  const { weeks } = publicationFigures(schedule, weekStart);
  return weeks.every(({ firstDay }) => addDays(firstDay, 6) < today);
}

function currentSchedule() {
  return scheduleStore.getState().schedule;
}
