import { SYNC_FIRST_CONTACT_MS } from '@/lib/timing';
import { removeDevice } from './sync';
import { syncStore } from './sync-store';

/**
 * Removes the device and waits until it is off the list: only the list shows whether it worked. Rejects if the removal
 * fails. False if the relay is not connected, or the device is still listed after the time that a person waits.
 */
export async function removeAndConfirm(device: string): Promise<boolean> {
  await removeDevice(device);
  return new Promise((resolve) => {
    const settle = (isGone: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isGone);
    };
    const timer = setTimeout(() => settle(false), SYNC_FIRST_CONTACT_MS);
    const look = () => {
      const { status } = syncStore.getState();
      if (!status?.isUp) settle(false);
      else if (!status.roster[device]) settle(true);
    };
    const stop = syncStore.subscribe(look);
    look();
  });
}
