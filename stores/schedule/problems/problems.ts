import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { IgnoredProblem, Problem } from '@/lib/rules/problems/problem';
import type { LocalDate } from '@/lib/time/local-date';

export interface IgnoredHere {
  readonly problem: Problem;
  readonly ignored: IgnoredProblem;
}

/** The problems of the shown week, once `checkShownWeek` has run. */
export interface ProblemsState {
  /** The checked days, in calendar order; empty until then. */
  readonly dates: readonly LocalDate[];
  /** The problems in display order, without the ignored ones. */
  readonly problems: readonly Problem[];
  readonly ignored: readonly IgnoredHere[];
  /**
   * Problems of the day before, whose night shifts reach into the first day: cards are marked, but no list shows them.
   */
  readonly nightBefore: readonly Problem[];
}

/** Separate from the rules, which load after the first paint: code that only shows problems loads none of them. */
export const problemsStore = createStore<ProblemsState>(() => ({
  dates: [],
  problems: [],
  ignored: [],
  nightBefore: [],
}));

export const useProblemsState = <Part>(select: (state: ProblemsState) => Part): Part =>
  useStore(problemsStore, select);
