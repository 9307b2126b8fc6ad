import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type IgnoredProblem, type Problem, withIgnored } from '@/lib/rules/problems/problem';
import { persisted } from '@/stores/app/gateway';
import { uiStore } from '@/stores/app/ui-store';

const ignoredStore = createStore<readonly IgnoredProblem[]>(() => persisted.ignoredProblems.get());
persisted.ignoredProblems.subscribe((ignored) => ignoredStore.setState(ignored, true));

/** The ignored problems of all weeks. */
export const useIgnoredList = (): readonly IgnoredProblem[] => useStore(ignoredStore);

/** The problem reappears only if it gets worse. */
export function ignoreProblem(problem: Problem, reason: string): void {
  const { today } = uiStore.getState();
  persisted.ignoredProblems.update((ignored) => withIgnored(ignored, problem, reason, today));
}

export function showProblemAgain(key: string): void {
  persisted.ignoredProblems.update((ignored) => ignored.filter((one) => one.key !== key));
}
