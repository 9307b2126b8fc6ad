/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { RefusalDialog } from '@/components/parts/refusal-dialog';
import type { FitRefusal } from '@/lib/employees/fit-employee';
import { renderOnDesktop } from '@/tests/support/desktop';

async function show(refusal: FitRefusal): Promise<HTMLElement> {
  await act(async () =>
    renderOnDesktop(
      <RefusalDialog refusal={refusal} onGoBack={() => {}} onAddEmployee={() => {}} onUseRole={() => {}} />,
    ),
  );
  return screen.getByRole('alertdialog');
}

/** The state whose colours the sign beside the title wears. */
const toneOf = (dialog: HTMLElement) => dialog.querySelector('[data-status]')?.getAttribute('data-status');

test('a role that does not fit is a warning, with a way out', async () => {
  const dialog = await show({ kind: 'roleMismatch', name: 'Ana', employeeRole: 'Server', role: 'Cook' });
  expect(dialog).toHaveAccessibleName('Role Mismatch');
  expect(toneOf(dialog)).toBe('Pending');
  expect(screen.getByRole('button', { name: 'Change role to Server' })).toHaveClass('button-primary');
});

test('an unknown employee is not', async () => {
  expect(toneOf(await show({ kind: 'employeeNotFound', name: 'Dan' }))).toBeUndefined();
});
