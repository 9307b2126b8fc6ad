import type { LocalDate } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import { publishDays } from '@/stores/publish/publish';
import { weekFrom } from '@/stores/publish/shown-week';

/** Closes the dialog for the celebration and publishes that week; the dialog then reopens automatically. */
export function publishFromDialog(firstDay: LocalDate): void {
  uiStore.closeDialog();
  publishDays([weekFrom(firstDay)]);
}
