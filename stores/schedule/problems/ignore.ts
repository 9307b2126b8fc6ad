import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type IgnoredProblem, withIgnored } from '@/lib/rules/problems/ignored-problem';
import type { Problem } from '@/lib/rules/problems/problem';
import { persisted } from '@/stores/app/gateway';
import { uiStore } from '@/stores/app/ui-store';

const ignoredStore = createStore<readonly IgnoredProblem[]>(() => persisted.ignoredProblems.get());
persisted.ignoredProblems.subscribe((ignored) => ignoredStore.setState(ignored, true));

/** Everything that is ignored, of all weeks. */
export const useIgnoredList = (): readonly IgnoredProblem[] => useStore(ignoredStore);

/** Says that the problem is none, and why; it is told again only if it becomes worse. */
export function ignoreProblem(problem: Problem, reason: string): void {
  const { today } = uiStore.getState();
  persisted.ignoredProblems.update((ignored) => withIgnored(ignored, problem, reason, today));
}

/** Tells the problem again. */
export function showProblemAgain(key: string): void {
  persisted.ignoredProblems.update((ignored) => ignored.filter((one) => one.key !== key));
}
