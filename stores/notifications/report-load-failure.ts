import { notificationsStore } from '@/stores/app/notifications-store';
import { closeDialog } from '@/stores/ui/dialogs';

/** Reports that a dialog could not be loaded, and closes the dialog. */
export function reportLoadFailure(message: string, error: unknown): void {
  console.error('A part of the app could not be loaded.', error);
  closeDialog();
  notificationsStore.notify({ message, type: 'error', category: 'general', act: 'partMissing' });
}
