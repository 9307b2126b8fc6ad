import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';

export interface UndoneStep {
  readonly kind: 'undone' | 'redone';
  readonly step: ScheduleChange;
}

type UndoneStepListener = (taken: UndoneStep) => void;

const listeners = new Set<UndoneStepListener>();

/**
 * Calls the listener right after each undo and redo, before anything re-renders. Returns a function that
 * removes the listener.
 */
export function onUndoneStep(listener: UndoneStepListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyUndoneStep(kind: UndoneStep['kind'], step: ScheduleChange | undefined): void {
  if (step) for (const listener of listeners) listener({ kind, step });
}
