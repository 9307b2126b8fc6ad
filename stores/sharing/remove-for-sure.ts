import { SHARING_FIRST_CONTACT_MS } from '@/lib/timing';
import { removeDevice } from './sharing';
import { sharingStore } from './sharing-store';

/**
 * Removes the device and waits until it is off the list. Retries failures; only the list shows whether it worked. False
 * if it did not happen within the time that a person waits.
 */
export async function removeForSure(device: string): Promise<boolean> {
  await removeDevice(device);
  return new Promise((resolve) => {
    const settle = (isGone: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isGone);
    };
    const timer = setTimeout(() => settle(false), SHARING_FIRST_CONTACT_MS);
    const look = () => {
      const { status } = sharingStore.getState();
      if (!status?.isUp) settle(false);
      else if (!status.roster[device]) settle(true);
    };
    const stop = sharingStore.subscribe(look);
    look();
  });
}
