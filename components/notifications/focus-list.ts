/** Puts the focus on the title of the dialog around the element: for what goes away with its own press. */
export function focusListTitle(inside: Element): void {
  inside.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
}

/** Puts the focus on the button of the same kind in the next row, else the previous, else on the title. */
export function focusNextRow(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('[data-remove]');
  if (target) target.focus();
  else focusListTitle(button);
}
