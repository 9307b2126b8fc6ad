import { uiStore } from '@/stores/app/ui-store';
import { isCopyKey, isCoverKey } from './copy-key';

/** C opens the copy dialog, W asks who can cover, and Delete asks whether to delete; returns whether the key was one. */
export function openByKey(event: KeyboardEvent, shiftId: string): boolean {
  if (isCopyKey(event)) uiStore.openDialog({ name: 'copyShift', shiftId });
  else if (isCoverKey(event)) uiStore.openDialog({ name: 'cover', shiftId });
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    uiStore.openDialog({ name: 'deleteConfirm', shiftId });
  } else return false;
  return true;
}
