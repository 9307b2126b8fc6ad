import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';

export interface TakenStep {
  readonly kind: 'undone' | 'redone';
  readonly step: ScheduleChange;
}

type TakenStepListener = (taken: TakenStep) => void;

const listeners = new Set<TakenStepListener>();

/** Calls the listener right after each undo and redo, before anything re-renders. Returns a function that stops it. */
export function onTakenStep(listener: TakenStepListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellTakenStep(kind: TakenStep['kind'], step: ScheduleChange | undefined): void {
  if (step) for (const listener of listeners) listener({ kind, step });
}
