import { ignoredOf } from '@/lib/rules/problems/ignored-problem';
import type { Problem } from '@/lib/rules/problems/problem';
import { createProblemKeeper, type ProblemGround, problemsIn } from '@/lib/rules/problems/problem-keeper';
import { isSameList } from '@/lib/rules/problems/same-problem';
import { isWeekRead } from '@/lib/shifts/change/reading-progress';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { persisted } from '@/stores/app/gateway';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { ruleContextFor } from '@/stores/schedule/rule-context';
import { problemsStore } from './problems';

/** Weeks that are judged from what was found when they were shown last. */
const MAX_WEEKS = 6;

const keepers = new Map<string, ReturnType<typeof createProblemKeeper>>();

/** The current schedule, as problems are looked for in it. */
export function currentGround(): ProblemGround {
  const { shifts } = scheduleStore.getState().schedule;
  return { shiftsOn: (date) => shiftsOn(shifts, date), contextFor: ruleContextFor };
}

/** The problems of any days of the current schedule, without the ignored ones. */
export function currentProblems(dates: readonly LocalDate[]): readonly Problem[] {
  const ignored = persisted.ignoredProblems.get();
  return problemsIn(dates, currentGround()).filter((problem) => !ignoredOf(problem, ignored));
}

/** Finds what is wrong with the shown week, for whoever shows it. Judges anew what an edit has touched, and no more. */
export function judgeShownWeek(): void {
  const { selectedDate, reading } = scheduleStore.getState();
  const { weekStart } = uiStore.getState();
  const dates = isWeekRead(reading, selectedDate, weekStart) ? weekOf(selectedDate, weekStart) : [];
  const found = keeperOf(dates)(currentGround());
  const list = persisted.ignoredProblems.get();
  const state = problemsStore.getState();
  const problems = found.filter((problem) => !ignoredOf(problem, list));
  const ignored = found.flatMap((problem) => {
    const one = ignoredOf(problem, list);
    return one ? { problem, ignored: one } : [];
  });
  const isSame =
    isSameList(state.dates, dates) &&
    isSameList(state.problems, problems) &&
    isSameList(state.ignored.flatMap(Object.values), ignored.flatMap(Object.values));
  if (!isSame) problemsStore.setState({ dates, problems, ignored });
}

function keeperOf(dates: readonly LocalDate[]): ReturnType<typeof createProblemKeeper> {
  const [first = ''] = dates;
  const keeper = keepers.get(first) ?? createProblemKeeper(dates);
  keepers.delete(first);
  keepers.set(first, keeper);
  for (const oldest of keepers.keys()) if (keepers.size > MAX_WEEKS) keepers.delete(oldest);
  return keeper;
}
