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

/** The status whose colors the icon beside the title uses. */
const toneOf = (dialog: HTMLElement) => dialog.querySelector('[data-status]')?.getAttribute('data-status');

test('shows a role mismatch as a warning and offers to change the role', async () => {
  const dialog = await show({ kind: 'roleMismatch', name: 'Ana', employeeRole: 'Server', role: 'Cook' });
  expect(dialog).toHaveAccessibleName('Role Mismatch');
  expect(toneOf(dialog)).toBe('Pending');
  expect(screen.getByRole('button', { name: 'Change role to Server' })).toHaveClass('button-primary');
});

test('shows an unknown employee without the warning icon', async () => {
  expect(toneOf(await show({ kind: 'employeeNotFound', name: 'Dan' }))).toBeUndefined();
});
