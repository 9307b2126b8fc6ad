import { uiStore } from '@/stores/app/ui-store';
import { askToPublish } from '@/stores/publish/publish';

/** Makes way for the celebration and publishes; the dialog then opens again by itself. */
export function publishFromDialog(): void {
  uiStore.closeDialog();
  askToPublish();
}
