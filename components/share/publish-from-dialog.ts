import { uiStore } from '@/stores/app/ui-store';
import { askToPublish } from '@/stores/publish/publish';

/** Closes the dialog for the celebration and publishes; the dialog then reopens automatically. */
export function publishFromDialog(): void {
  uiStore.closeDialog();
  askToPublish();
}
