import { persisted } from '@/stores/app/gateway';
import { getOpenDialog, type OpenDialog, onDialogChange, openDialog } from './dialogs';

/** A form that closed this recently was closed because a part could not be loaded, not by the person. */
const JUST_CLOSED_MS = 5000;

let closed: { readonly dialog: OpenDialog; readonly at: number } | undefined;

/** Reopens the shift form that was open when the page reloaded itself, which then offers its draft. */
export function reopenForm(): void {
  const shiftId = persisted.openForm.get();
  if (shiftId === undefined) return;
  persisted.openForm.set(undefined);
  openDialog(shiftId === '' ? { name: 'addShift' } : { name: 'editShift', shiftId });
}

export function watchForms(): void {
  onDialogChange((dialog, before) => {
    if (!dialog && before) closed = { dialog: before, at: performance.now() };
  });
}

/** Stores which form is open, for the page after the reload. The form's draft is stored already. */
export function keepForm(): void {
  const isJustClosed = closed && performance.now() - closed.at < JUST_CLOSED_MS;
  const form = getOpenDialog() ?? (isJustClosed ? closed?.dialog : null);
  if (form?.name === 'addShift') persisted.openForm.set('');
  else if (form?.name === 'editShift') persisted.openForm.set(form.shiftId);
}
