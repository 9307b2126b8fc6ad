import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { IgnoredProblem } from '@/lib/rules/problems/ignored-problem';
import type { Problem } from '@/lib/rules/problems/problem';
import type { LocalDate } from '@/lib/time/local-date';

/** A problem that stands and is not told. */
export interface IgnoredHere {
  readonly problem: Problem;
  readonly ignored: IgnoredProblem;
}

/** What is wrong with the shown week, once that has been judged (`judgeShownWeek`). */
export interface ProblemsState {
  /** The judged days, in calendar order; empty until then. */
  readonly dates: readonly LocalDate[];
  /** In the order in which they are told; without those that are ignored. */
  readonly problems: readonly Problem[];
  readonly ignored: readonly IgnoredHere[];
  /** Those of the day before, whose nights run into the first day: their cards are marked, and nothing lists them. */
  readonly nightBefore: readonly Problem[];
}

/** Apart from the rules, which come behind the first paint: whoever only shows problems loads none of them. */
export const problemsStore = createStore<ProblemsState>(() => ({
  dates: [],
  problems: [],
  ignored: [],
  nightBefore: [],
}));

export const useProblemsState = <Part>(select: (state: ProblemsState) => Part): Part =>
  useStore(problemsStore, select);
