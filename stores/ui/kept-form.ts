import { persisted } from '@/stores/app/gateway';
import { uiStore } from '@/stores/app/ui-store';
import type { OpenDialog } from './open-dialog';

/** A form that closed so shortly before was taken away by the missing part, and not by the person. */
const JUST_CLOSED_MS = 5000;

let closed: { readonly dialog: OpenDialog; readonly at: number } | undefined;

/** Opens the shift form again that was open when the page loaded itself anew; its draft is offered there. */
export function reopenForm(): void {
  const shiftId = persisted.openForm.get();
  if (shiftId === undefined) return;
  persisted.openForm.set(undefined);
  uiStore.openDialog(shiftId === '' ? { name: 'addShift' } : { name: 'editShift', shiftId });
}

/** Notices which form is taken away. */
export function watchForms(): void {
  uiStore.subscribe(({ dialog }, before) => {
    if (!dialog && before.dialog) closed = { dialog: before.dialog, at: performance.now() };
  });
}

/** Notes which shift form is open, for the page that comes after this one. What is typed in it is kept already. */
export function keepForm(): void {
  const isJustClosed = closed && performance.now() - closed.at < JUST_CLOSED_MS;
  const form = uiStore.getState().dialog ?? (isJustClosed ? closed?.dialog : null);
  if (form?.name === 'addShift') persisted.openForm.set('');
  else if (form?.name === 'editShift') persisted.openForm.set(form.shiftId);
}
