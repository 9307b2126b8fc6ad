/** Focuses the title of the dialog around the element, for a control that disappears when pressed. */
export function focusListTitle(inside: Element): void {
  inside.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
}

/** Focuses the same button in the next row, else the previous row, else the title. */
export function focusNextRow(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('[data-remove]');
  if (target) target.focus();
  else focusListTitle(button);
}
