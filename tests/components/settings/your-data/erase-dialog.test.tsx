/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EraseDialog } from '@/components/settings/your-data/erase-dialog';
import { renderOnDesktop } from '@/tests/support/desktop';
import { showNoSync, showSync } from '@/tests/support/sync/shown-sync';

const mockDone: string[] = [];
jest.mock('@/stores/sync/sync', () => ({ leaveSync: async () => mockDone.push('left') }));
jest.mock('@/stores/backup-folder/backup-folder', () => ({ forgetBackupFolder: async () => {} }));
jest.mock('@/stores/restore/your-data', () => ({
  eraseEverything: async () => {
    mockDone.push('erased');
    return false;
  },
}));

async function erase(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Type ERASE to go on'), { target: { value: 'erase' } });
  fireEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
  await waitFor(() => expect(mockDone).toContain('erased'));
}

beforeEach(() => mockDone.splice(0));
afterEach(showNoSync);

test('leaves sync before erasing when the schedule is synced', async () => {
  showSync();
  renderOnDesktop(<EraseDialog onClose={() => {}} />);
  expect(await screen.findByText(/The other devices keep everything\.$/)).toBeVisible();
  await erase();
  expect(mockDone).toEqual(['left', 'erased']);
});

test('does not leave sync when the schedule is not synced', async () => {
  renderOnDesktop(<EraseDialog onClose={() => {}} />);
  await erase();
  expect(mockDone).toEqual(['erased']);
});
