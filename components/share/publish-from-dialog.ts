import { uiStore } from '@/stores/app/ui-store';
import { publishOrShowProblems } from '@/stores/publish/check-problems';

/** Closes the dialog for the celebration and publishes; the dialog then reopens automatically. */
export function publishFromDialog(): void {
  uiStore.closeDialog();
  publishOrShowProblems();
}
