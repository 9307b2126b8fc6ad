import { changesInDays } from '@/lib/share/changes-in-days';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { unpublishedCount } from '@/lib/shifts/publication/publication';
import { weekOf } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { publishOrShowProblems } from './check-problems';
import { askToPublish, publishStore } from './publish';

/**
 * What the button and the shortcut do: publish, or ask first if nothing is on screen of what would be published.
 * `isCalendarShown`: the page is the calendar, with its week.
 */
export function requestPublication(isCalendarShown: boolean): void {
  if (publishStore.getState().phase !== 'idle') return;
  const isNothingNew = unpublishedCount(scheduleStore.getState().schedule) === 0;
  if (isNothingNew) askToPublish();
  else if (isCalendarShown && isSomethingShown()) publishOrShowProblems();
  else uiStore.openDialog({ name: 'publish' });
}

function isSomethingShown(): boolean {
  const { schedule, selectedDate } = scheduleStore.getState();
  const { publication, unpublished, shifts } = schedule;
  const days = weekOf(selectedDate, uiStore.getState().weekStart);
  if (!publication) return days.some((day) => shiftsOn(shifts, day).length > 0);
  return changesInDays(unpublished, days, (id) => findShift(shifts, id)) > 0;
}
