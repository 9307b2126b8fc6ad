import type { LocalDate } from '@/lib/time/local-date';
import { publishDays } from '@/stores/publish/publish';
import { weekFrom } from '@/stores/publish/shown-week';
import { closeDialog } from '@/stores/ui/dialogs';

/** Closes the dialog for the celebration and publishes that week; the dialog then reopens automatically. */
export function publishFromDialog(firstDay: LocalDate): void {
  closeDialog();
  publishDays([weekFrom(firstDay)]);
}
