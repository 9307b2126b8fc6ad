import { useEffect, useEffectEvent, useState } from 'react';
import type { SharingFailure } from '@/components/devices/sharing/use-failure-words';
import { beginUntilDone } from '@/stores/sharing/first-contact';
import { cancelJoin, leaveSharing } from '@/stores/sharing/sharing';
import type { SharingRefusal } from '@/stores/sharing/sharing-store';

/** Beginning to share, or joining: whether that goes on, and why it did not work. Closing meanwhile calls it off. */
export function useBegin(onDone: () => void) {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<SharingFailure>();
  const done = useEffectEvent(onDone);
  const callOff = useEffectEvent(() => {
    if (isWorking) stopSharing();
  });
  // Whatever takes the dialog's place.
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
