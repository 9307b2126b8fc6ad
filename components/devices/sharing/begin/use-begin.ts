import { useEffect, useEffectEvent, useState } from 'react';
import type { SharingFailure } from '@/components/devices/sharing/use-failure-words';
import { beginUntilDone } from '@/stores/sharing/first-contact';
import { cancelJoin, leaveSharing } from '@/stores/sharing/sharing';
import type { SharingRefusal } from '@/stores/sharing/sharing-store';

/** Runs starting or joining: whether it is in progress, and why it failed. Unmounting cancels it. */
export function useBegin(onDone: () => void) {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<SharingFailure>();
  const done = useEffectEvent(onDone);
  const callOff = useEffectEvent(() => {
    if (isWorking) stopSharing();
  });
  // Also if another dialog replaces this one.
  useEffect(() => () => callOff(), []);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  const start = async (begin: () => Promise<SharingRefusal | undefined>) => {
    setFailure(undefined);
    setIsWorking(true);
    const failed = await beginUntilDone(begin);
    setIsWorking(false);
    if (!failed) setIsDone(true);
    else if (failed !== 'left') setFailure(failed);
  };
  return { isWorking, failure, start };
}

function stopSharing(): void {
  cancelJoin()
    .catch(leaveSharing)
    .catch((error: unknown) => console.error('Sharing could not be called off.', error));
}
