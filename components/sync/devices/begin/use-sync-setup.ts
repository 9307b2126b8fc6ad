import { useEffect, useEffectEvent, useState } from 'react';
import type { SyncFailure } from '@/components/sync/devices/use-failure-words';
import { beginAndWait } from '@/stores/sync/first-contact';
import { cancelJoin, leaveSync } from '@/stores/sync/sync';
import type { SyncRefusal } from '@/stores/sync/sync-store';

/** Starts sync or joins a schedule; returns whether either runs, and the failure. Unmounting cancels the setup. */
export function useSyncSetup(onDone: () => void) {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<SyncFailure>();
  const done = useEffectEvent(onDone);
  const callOff = useEffectEvent(() => {
    if (isWorking) stopSync();
  });
  // Another dialog may replace this one without a press of Cancel, so unmounting cancels the setup.
  useEffect(() => () => callOff(), []);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  const start = async (begin: () => Promise<SyncRefusal | undefined>) => {
    setFailure(undefined);
    setIsWorking(true);
    const failed = await beginAndWait(begin);
    setIsWorking(false);
    if (!failed) setIsDone(true);
    else if (failed !== 'left') setFailure(failed);
  };
  return { isWorking, failure, start };
}

function stopSync(): void {
  cancelJoin()
    .catch(leaveSync)
    .catch((error: unknown) => console.error('Failed to cancel the sync setup.', error));
}
