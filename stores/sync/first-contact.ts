import { SYNC_FIRST_CONTACT_MS } from '@/lib/timing';
import type { SyncProblem } from './engine/engine-status';
import { leaveSync } from './sync';
import { type SyncRefusal, type SyncShown, syncStore } from './sync-store';

/** Why sync did not begin; `left`: canceled. */
export type BeginFailure = SyncRefusal | SyncProblem | 'left';

/**
 * Starts syncing (or joining) and waits until the first sync is complete. A failure leaves this browser as it
 * was, without sync, and returns the reason.
 */
export async function beginAndWait(
  begin: () => Promise<SyncRefusal | undefined>,
): Promise<BeginFailure | undefined> {
  try {
    const refusal = await begin();
    if (refusal) return refusal;
  } catch (error) {
    logFailure(error);
    return 'failed';
  }
  const failure = await firstContact();
  if (failure && failure !== 'left') await leaveSync().catch(logFailure);
  return failure;
}

const logFailure = (error: unknown) => console.error('Sync could not be started or stopped.', error);

/** Resolves once the relay and this device are in sync, or with the reason why they cannot be. */
function firstContact(): Promise<BeginFailure | undefined> {
  return new Promise((resolve) => {
    const settle = (failure?: BeginFailure) => {
      clearTimeout(timer);
      stop();
      resolve(failure);
    };
    // If nothing answers, no status change arrives.
    const timer = setTimeout(() => {
      if (!syncStore.getState().status?.isUp) settle('unreachable');
    }, SYNC_FIRST_CONTACT_MS);
    const look = ({ phase, status, refusal }: SyncShown) => {
      if (phase === 'off') return settle('left');
      if (refusal) return settle(refusal);
      if (status?.ended) return settle('noRoom');
      if (status?.problem) return settle(status.problem);
      if (status && status.contactAt > 0 && status.joining === undefined) settle();
    };
    const stop = syncStore.subscribe(look);
    look(syncStore.getState());
  });
}
