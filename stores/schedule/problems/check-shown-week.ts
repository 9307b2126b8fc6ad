import { ignoredOf, type Problem } from '@/lib/rules/problems/problem';
import { createProblemKeeper, type ProblemContext, problemsIn } from '@/lib/rules/problems/problem-keeper';
import { isSameList } from '@/lib/saved-data/records/same-data';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isDayView } from '@/lib/shifts/views/calendar-view';
import { dayBefore, type LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { persisted } from '@/stores/app/gateway';
import { uiStore } from '@/stores/app/ui-store';
import { ruleContextFor } from '@/stores/schedule/rule-context';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { shownDaysOf } from '@/stores/ui/shown-days';
import { problemsStore } from './problems';

/** Caches six weeks, each with the day before it. */
const MAX_KEEPERS = 12;

const keepers = new Map<string, ReturnType<typeof createProblemKeeper>>();

export function currentProblemContext(store: ScheduleStore): ProblemContext {
  const { shifts } = store.getState().schedule;
  return {
    shiftsOn: (date) => shiftsOn(shifts, date),
    contextFor: (employeeName) => ruleContextFor(store, employeeName),
  };
}

/** The problems of these days, without the ignored ones. */
export function currentProblems(store: ScheduleStore, dates: readonly LocalDate[]): readonly Problem[] {
  const ignored = persisted.ignoredProblems.get();
  return problemsIn(dates, currentProblemContext(store)).filter((problem) => !ignoredOf(problem, ignored));
}

/** The days that the calendar shows; for a single day, the whole week. */
function checkedDates(store: ScheduleStore): readonly LocalDate[] {
  const state = store.getState();
  const view = uiStore.getState();
  return isDayView(view.currentView)
    ? weekOf(state.selectedDate, settingOf(state.schedule, weekStartSetting))
    : shownDaysOf(view, state);
}

/** A week of 250 shifts takes about 10 ms; checking more than this maximum would delay the week's paint. */
const MAX_AT_ONCE = 600;

/**
 * Checks a newly shown week before it is painted, if it is small enough: its cards then render once, with their marks.
 */
export function checkNewlyShownWeek(store: ScheduleStore): void {
  const { selectedDate, schedule } = store.getState();
  if (problemsStore.getState().dates.includes(selectedDate)) return;
  const dates = checkedDates(store);
  const count = dates.reduce((sum, date) => sum + shiftsOn(schedule.shifts, date).length, 0);
  if (count <= MAX_AT_ONCE) checkShownWeek(store);
}

/** Finds the problems of the shown week. Rechecks only the people whom an edit affects. */
export function checkShownWeek(store: ScheduleStore): void {
  const { reading } = store.getState();
  const shown = checkedDates(store);
  const isRead = [...shown.slice(0, 1).map(dayBefore), ...shown].every((date) => isDayRead(reading, date));
  const dates = isRead ? shown : [];
  const base = currentProblemContext(store);
  const found = keeperOf(dates)(base);
  const list = persisted.ignoredProblems.get();
  const state = problemsStore.getState();
  const isListed = (problem: Problem) => !ignoredOf(problem, list);
  const problems = found.filter(isListed);
  const nightBefore = keeperOf(dates.slice(0, 1).map(dayBefore))(base).filter(isListed);
  const ignored = found.flatMap((problem) => {
    const one = ignoredOf(problem, list);
    return one ? { problem, ignored: one } : [];
  });
  const isSame =
    isSameList(state.dates, dates) &&
    isSameList(state.problems, problems) &&
    isSameList(state.nightBefore, nightBefore) &&
    isSameList(state.ignored.flatMap(Object.values), ignored.flatMap(Object.values));
  if (!isSame)
    problemsStore.setState({
      dates,
      // Keep the same list if only the night before differs, so that components that list it do not re-render.
      problems: isSameList(state.problems, problems) ? state.problems : problems,
      ignored,
      nightBefore,
    });
}

function keeperOf(dates: readonly LocalDate[]): ReturnType<typeof createProblemKeeper> {
  const key = `${dates[0] ?? ''} ${dates.length}`;
  const keeper = keepers.get(key) ?? createProblemKeeper(dates);
  keepers.delete(key);
  keepers.set(key, keeper);
  for (const oldest of keepers.keys()) if (keepers.size > MAX_KEEPERS) keepers.delete(oldest);
  return keeper;
}
