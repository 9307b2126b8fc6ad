import { ignoredOf } from '@/lib/rules/problems/ignored-problem';
import type { Problem } from '@/lib/rules/problems/problem';
import { createProblemKeeper, type ProblemGround, problemsIn } from '@/lib/rules/problems/problem-keeper';
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

/** Six weeks, each with the day before it, are judged from what was found when they were shown last. */
const MAX_KEEPERS = 12;

const keepers = new Map<string, ReturnType<typeof createProblemKeeper>>();

/** The current schedule, as problems are looked for in it. */
export function currentGround(store: ScheduleStore): ProblemGround {
  const { shifts } = store.getState().schedule;
  return {
    shiftsOn: (date) => shiftsOn(shifts, date),
    contextFor: (employeeName) => ruleContextFor(store, employeeName),
  };
}

/** The problems of any days of the current schedule, without the ignored ones. */
export function currentProblems(store: ScheduleStore, dates: readonly LocalDate[]): readonly Problem[] {
  const ignored = persisted.ignoredProblems.get();
  return problemsIn(dates, currentGround(store)).filter((problem) => !ignoredOf(problem, ignored));
}

/** The days that the calendar shows, of a single day its whole week. */
function judgedDates(store: ScheduleStore): readonly LocalDate[] {
  const state = store.getState();
  const view = uiStore.getState();
  return isDayView(view.currentView)
    ? weekOf(state.selectedDate, settingOf(state.schedule, weekStartSetting))
    : shownDaysOf(view, state);
}

/** 250 take about 10 ms; a week of more than this would hold its paint up. */
const MAX_AT_ONCE = 600;

/**
 * Judges the shown week if it is another than was judged last, and small enough to do so before it is painted: its cards
 * are then drawn once, with their marks.
 */
export function judgeAnotherWeek(store: ScheduleStore): void {
  const { selectedDate, schedule } = store.getState();
  if (problemsStore.getState().dates.includes(selectedDate)) return;
  const dates = judgedDates(store);
  const count = dates.reduce((sum, date) => sum + shiftsOn(schedule.shifts, date).length, 0);
  if (count <= MAX_AT_ONCE) judgeShownWeek(store);
}

/** Finds what is wrong with the shown week, for whoever shows it. Judges anew what an edit has touched, and no more. */
export function judgeShownWeek(store: ScheduleStore): void {
  const { reading } = store.getState();
  const shown = judgedDates(store);
  const isRead = [...shown.slice(0, 1).map(dayBefore), ...shown].every((date) => isDayRead(reading, date));
  const dates = isRead ? shown : [];
  const ground = currentGround(store);
  const found = keeperOf(dates)(ground);
  const list = persisted.ignoredProblems.get();
  const state = problemsStore.getState();
  const isTold = (problem: Problem) => !ignoredOf(problem, list);
  const problems = found.filter(isTold);
  const nightBefore = keeperOf(dates.slice(0, 1).map(dayBefore))(ground).filter(isTold);
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
      // The same list where only the night before is another, so that who lists it is not drawn again.
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
