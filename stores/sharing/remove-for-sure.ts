import { SHARING_FIRST_CONTACT_MS } from '@/lib/timing';
import { removeDevice } from './sharing';
import { sharingStore } from './sharing-store';

/**
 * Removes the device and waits until it is off the list: what fails at first is tried again, and only the list tells how that
 * ended. False where it did not happen within the time that somebody waits.
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
