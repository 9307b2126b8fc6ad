import { openDialog } from '@/stores/ui/dialogs';
import { isCopyKey, isCoverKey } from './copy-key';

/**
 * C opens the copy dialog, W asks who can cover, and Delete asks whether to delete; returns whether it handled the key.
 */
export function openByKey(event: KeyboardEvent, shiftId: string): boolean {
  if (isCopyKey(event)) openDialog({ name: 'copyShift', shiftId });
  else if (isCoverKey(event)) openDialog({ name: 'cover', shiftId });
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    openDialog({ name: 'deleteConfirm', shiftId });
  } else return false;
  return true;
}
