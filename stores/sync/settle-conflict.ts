import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { onUndoneStep } from '@/stores/schedule/undone-steps/undone-steps';
import type { StoredConflict } from './database/sync-database';
import { answerConflict, keepMine, keepTheirs } from './sync';

/** The device whose version is chosen: `mine` is this device, `theirs` the other one. */
export type ConflictSide = 'mine' | 'theirs';

/** The settled conflicts, by the id of the change that settled each conflict. */
const settled = new Map<string, { readonly id: string; readonly side: ConflictSide }>();
let isListening = false;

/**
 * Applies one device's version and marks the conflict settled. Returns the change, whose undo reopens the conflict;
 * undefined if nothing differs any more.
 */
export function settleConflict(conflict: StoredConflict, side: ConflictSide): ScheduleChange | undefined {
  const change = side === 'mine' ? keepMine(conflict) : keepTheirs(conflict);
  note(conflict.id, side);
  if (!change) return undefined;
  settled.set(change.id, { id: conflict.id, side });
  listen();
  return change;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onUndoneStep(({ kind, step }) => {
    const answer = settled.get(step.id);
    if (answer) note(answer.id, kind === 'undone' ? 'open' : answer.side);
  });
}

export function keepConflict({ id }: StoredConflict): void {
  note(id, 'kept');
}

function note(id: string, state: StoredConflict['state']): void {
  answerConflict(id, state).catch((error: unknown) =>
    console.error('Sync: the answer to a conflict could not be stored.', error),
  );
}
