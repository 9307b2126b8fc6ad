/** @jest-environment jsdom */

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DIALOGS, Dialogs } from '@/app/(app)/dialogs';
import { closeDialog, getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { renderOnDesktop } from '@/tests/support/desktop';

const SHIFT = makeShift({ id: 's-1' });

beforeEach(() => {
  openSchedule([SHIFT], THURSDAY);
  renderOnDesktop(
    <main id="content" tabIndex={-1}>
      <button type="button">Opener</button>
      <Dialogs />
    </main>,
  );
  screen.getByRole('button', { name: 'Opener' }).focus();
});

afterEach(() => act(closeDialog));

test('registers every dialog that any page can open', () => {
  expect(Object.keys(DIALOGS)).toHaveLength(50);
});

test.each([
  ['with the messages of the first screen', { name: 'shortcuts' }, 'dialog'],
  ['with messages that load later', { name: 'peopleOrder' }, 'dialog'],
  ['about a shift', { name: 'deleteConfirm', shiftId: SHIFT.id }, 'alertdialog'],
] as const)(
  'shows a dialog %s when it opens, and returns the focus to its opener',
  async (_, dialog, role) => {
    act(() => openDialog(dialog));
    await screen.findByRole(role);
    await waitFor(() =>
      expect(screen.getByRole(role)).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    expect(getOpenDialog()).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opener', hidden: true })).toHaveFocus());
  },
);

test('shows nothing when the record of the dialog does not exist', () => {
  act(() => openDialog({ name: 'deleteConfirm', shiftId: 'gone' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
