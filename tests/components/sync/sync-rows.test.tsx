/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DevicesSection } from '@/components/sync/devices-section';
import { SyncSign } from '@/components/sync/sync-sign';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { getOpenDialog } from '@/stores/ui/dialogs';
import { THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { conflictOf, DAY_MS, NOW, STATUS, showNoSync, showSync } from '@/tests/support/sync/shown-sync';

const mockSync = { removeDevice: jest.fn(), renameDevice: jest.fn(), leaveSync: jest.fn() };
jest.mock('@/stores/sync/sync', () => ({
  removeDevice: (device: string) => mockSync.removeDevice(device),
  renameDevice: (name: string) => mockSync.renameDevice(name),
  leaveSync: () => mockSync.leaveSync(),
}));

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }), usePathname: () => '/' }));

beforeEach(() => {
  for (const mock of Object.values(mockSync)) mock.mockReset().mockResolvedValue(undefined);
  mockPush.mockReset();
  uiStore.setNow({ today: THURSDAY, minute: 1000 });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  showNoSync();
});
afterEach(() => jest.restoreAllMocks());

const messages = () => notificationsStore.getState().toasts.map(({ message }) => message);

test('shows only the offer to set up sync, without a status button, while sync is off', async () => {
  renderOnDesktop(
    <>
      <SyncSign />
      <DevicesSection />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Share this schedule' }));
  expect(getOpenDialog()).toEqual({ name: 'setUpSync' });
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('shows the sync status in the toolbar and opens the matching settings or dialog', async () => {
  showSync();
  renderOnDesktop(<SyncSign />);
  fireEvent.click(await screen.findByRole('button', { name: 'Up to date' }));
  expect(mockPush).toHaveBeenCalledWith('/settings#settings-devices', undefined);
  const announced = (name: string) => expect(screen.getByRole('button', { name })).toBeVisible();
  showSync({ status: { ...STATUS, waiting: 3 } });
  announced('3 changes waiting');
  showSync({ status: { ...STATUS, isUp: false, contactAt: NOW } });
  announced('No connection since 4:40 PM');
  showSync({ status: { ...STATUS, isUp: false, waiting: 1, contactAt: NOW - 2 * DAY_MS } });
  announced('No connection since Tuesday, 1 change waiting');
  showSync({ status: { ...STATUS, isUp: false, contactAt: NOW - 30 * DAY_MS } });
  announced('No connection since Oct 20');
  showSync({ status: { ...STATUS, isUp: false, contactAt: 0 } });
  announced('No connection yet');
  showSync({ status: { ...STATUS, problem: 'full' } });
  announced('The relay has no more room');
  showSync({ refusal: 'noServiceWorker' });
  announced('This browser cannot keep sharing to one relay');
  showSync({ status: undefined });
  announced('Connecting');
  showSync({ status: { ...STATUS, joining: 0.5 } });
  announced('Taking the schedule over');
  showSync({ status: { ...STATUS, ended: 'removed' }, conflicts: [conflictOf({})] });
  announced('Removed from the shared schedule');
  showSync({
    conflicts: [conflictOf({}), conflictOf({ id: 'd' }), conflictOf({ id: 'e', state: 'kept' })],
  });
  fireEvent.click(screen.getByRole('button', { name: '2 changes by two people' }));
  expect(getOpenDialog()).toEqual({ name: 'conflicts' });
});

test('lists devices with this one first, and asks before removing another one', async () => {
  showSync();
  renderOnDesktop(<DevicesSection />);
  const list = await screen.findByRole('list', { name: 'Devices' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['LaptopThis device', 'PhoneSeen yesterday']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Phone' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Phone?' });
  expect(question).toHaveTextContent('It keeps what it has, and reads nothing new.');
  // The relay is unreachable, so the device stays in the list.
  mockSync.removeDevice.mockImplementation(async () => showSync({ status: { ...STATUS, isUp: false } }));
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(messages()).toContain('Phone was not removed'));
  expect(mockSync.removeDevice).toHaveBeenCalledWith('phone');
  mockSync.removeDevice.mockImplementation(async () => {
    const { phone: _phone, ...roster } = STATUS.roster;
    showSync({ status: { ...STATUS, roster } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Phone' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(messages()).toContain('Phone is removed'));
});

test('renames this device and rejects an empty name', async () => {
  showSync();
  renderOnDesktop(<DevicesSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rename this device' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename this device' });
  const field = within(dialog).getByLabelText('Name');
  fireEvent.change(field, { target: { value: '  ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Please enter a name.');
  fireEvent.change(field, { target: { value: ' Office ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(mockSync.renameDevice).toHaveBeenCalledWith('Office');
  await act(async () => {});
});

test('asks before leaving sync and counts the changes that are not sent yet', async () => {
  showSync({ status: { ...STATUS, waiting: 2 } });
  renderOnDesktop(<DevicesSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave the shared schedule?' });
  expect(question).toHaveTextContent('2 changes have not reached the other devices, and will not.');
  mockSync.leaveSync.mockImplementation(async () => showNoSync());
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('button', { name: 'Share this schedule' });
  await waitFor(() => expect(messages()).toContain('This device has left the shared schedule'));
});

test('reports that this device was removed and offers to leave', async () => {
  showSync({ status: { ...STATUS, ended: 'removed' } });
  renderOnDesktop(<DevicesSection />);
  expect(await screen.findByText('Removed from the shared schedule')).toBeVisible();
  expect(screen.getByText(/^This device was removed\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a device' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
});
