import { persisted } from '@/stores/app/gateway';

/** What publishing does with pending shifts, remembered in all tabs. */
export const pendingChoice = persisted.pendingOnPublish;

/** Whether publishing holds pending shifts back. */
export function holdsPendingBack(): boolean {
  return pendingChoice.get() === 'holdBack';
}
