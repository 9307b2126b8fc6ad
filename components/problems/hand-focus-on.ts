/** Before a row of a dialog's list goes: passes its focus to the row after it, else to the one before, else to the title. */
export function handFocusOn(row: Element | null | undefined): void {
  const dialog = row?.closest('[role="dialog"], [role="alertdialog"]');
  if (!row || !dialog) return;
  const rows = [...dialog.querySelectorAll('[data-problem]')];
  const position = rows.indexOf(row);
  const next = rows[position + 1] ?? rows[position - 1];
  (next?.querySelector('button') ?? dialog.querySelector('h2'))?.focus();
}
