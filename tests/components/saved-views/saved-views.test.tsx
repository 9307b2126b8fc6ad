/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedViewsDialog } from '@/components/saved-views/saved-views-dialog';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { savedViews } from '@/stores/ui/saved-views';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));

test('withdraws the undo of a deleted view when another view gets its name', async () => {
  for (const name of ['Kitchen', 'Door']) {
    savedViews.saveView({ id: name, name, view: 'weekly', filter: NO_FILTER });
  }
  const user = userEvent.setup();
  renderOnDesktop(<SavedViewsDialog />);
  await user.click(screen.getByRole('button', { name: 'Delete Kitchen' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Rename Door' }));
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('kitchen{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(uiStore.getState().savedViews.map(({ name }) => name)).toEqual(['kitchen']);
});
