import { notificationsStore } from '@/stores/app/notifications-store';
import { closeDialog } from '@/stores/ui/dialogs';

/** Closes a dialog whose script could not be loaded, and notifies the person. */
export function reportLoadFailure(message: string, error: unknown): void {
  console.error('A part of the app could not be loaded.', error);
  closeDialog();
  notificationsStore.notify({ message, type: 'error', category: 'general', act: 'partMissing' });
}
