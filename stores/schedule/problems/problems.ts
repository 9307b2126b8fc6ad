import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { IgnoredProblem } from '@/lib/rules/problems/ignored-problem';
import type { Problem } from '@/lib/rules/problems/problem';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** The problems of a day's shifts, by their ids; the same map until one of them changes. */
export type ProblemsOfDay = ReadonlyMap<string, readonly Problem[]>;

/** A problem that stands and is not told. */
export interface IgnoredHere {
  readonly problem: Problem;
  readonly ignored: IgnoredProblem;
}

/** What is wrong with the shown week, once that has been judged (`judgeShownWeek`). */
interface ProblemsState {
  /** The judged days, in calendar order; empty until then. */
  readonly dates: readonly LocalDate[];
  /** In the order in which they are told; without those that are ignored. */
  readonly problems: readonly Problem[];
  readonly ignored: readonly IgnoredHere[];
  readonly byDay: ReadonlyMap<LocalDate, ProblemsOfDay>;
}

const NO_PROBLEMS: readonly Problem[] = [];
const NO_DAY: ProblemsOfDay = new Map();

/** Apart from the rules, which come behind the first paint: whoever only shows problems loads none of them. */
export const problemsStore = createStore<ProblemsState>(() => ({
  dates: [],
  problems: NO_PROBLEMS,
  ignored: [],
  byDay: new Map(),
}));

export const useProblemsState = <Part>(select: (state: ProblemsState) => Part): Part =>
  useStore(problemsStore, select);

/** Whether the shown week has been judged. */
export const useIsJudged = (): boolean => useProblemsState(({ dates }) => dates.length > 0);

/** The problems of a day's shifts, for a column or row of them. */
export const useProblemsOfDay = (date: LocalDate): ProblemsOfDay =>
  useProblemsState(({ byDay }) => byDay.get(date) ?? NO_DAY);

/** The problems of one shift. */
export const useProblemsOfShift = ({ id, date }: Pick<Shift, 'id' | 'date'>): readonly Problem[] =>
  useProblemsState(({ byDay }) => byDay.get(date)?.get(id) ?? NO_PROBLEMS);
