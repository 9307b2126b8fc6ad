/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DevicesSection } from '@/components/devices/devices-section';
import { SharingSign } from '@/components/devices/sharing-sign';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { getOpenDialog } from '@/stores/ui/dialogs';
import { THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import {
  conflictOf,
  DAY_MS,
  NOW,
  STATUS,
  showNoSharing,
  showSharing,
} from '@/tests/support/sharing/shown-sharing';

const mockSharing = { removeDevice: jest.fn(), renameDevice: jest.fn(), leaveSharing: jest.fn() };
jest.mock('@/stores/sharing/sharing', () => ({
  removeDevice: (device: string) => mockSharing.removeDevice(device),
  renameDevice: (name: string) => mockSharing.renameDevice(name),
  leaveSharing: () => mockSharing.leaveSharing(),
}));

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }), usePathname: () => '/' }));

beforeEach(() => {
  for (const mock of Object.values(mockSharing)) mock.mockReset().mockResolvedValue(undefined);
  mockPush.mockReset();
  uiStore.setNow({ today: THURSDAY, minute: 1000 });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  showNoSharing();
});
afterEach(() => jest.restoreAllMocks());

const messages = () => notificationsStore.getState().toasts.map(({ message }) => message);

test('where nothing is shared there is the offer alone, and no cloud', async () => {
  renderOnDesktop(
    <>
      <SharingSign />
      <DevicesSection />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Share this schedule' }));
  expect(getOpenDialog()).toEqual({ name: 'shareSchedule' });
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('the cloud says how it stands, and leads to what there is to do', async () => {
  showSharing();
  renderOnDesktop(<SharingSign />);
  fireEvent.click(await screen.findByRole('button', { name: 'Up to date' }));
  expect(mockPush).toHaveBeenCalledWith('/settings#settings-devices', undefined);
  const told = (name: string) => expect(screen.getByRole('button', { name })).toBeVisible();
  showSharing({ status: { ...STATUS, waiting: 3 } });
  told('3 changes waiting');
  showSharing({ status: { ...STATUS, isUp: false, contactAt: NOW } });
  told('No connection since 4:40 PM');
  showSharing({ status: { ...STATUS, isUp: false, waiting: 1, contactAt: NOW - 2 * DAY_MS } });
  told('No connection since Tuesday, 1 change waiting');
  showSharing({ status: { ...STATUS, isUp: false, contactAt: NOW - 30 * DAY_MS } });
  told('No connection since Oct 20');
  showSharing({ status: { ...STATUS, isUp: false, contactAt: 0 } });
  told('No connection yet');
  showSharing({ status: { ...STATUS, problem: 'full' } });
  told('The relay has no more room');
  showSharing({ refusal: 'noServiceWorker' });
  told('This browser cannot keep sharing to one relay');
  showSharing({ status: undefined });
  told('Connecting');
  showSharing({ status: { ...STATUS, joining: 0.5 } });
  told('Taking the schedule over');
  showSharing({ status: { ...STATUS, ended: 'removed' }, conflicts: [conflictOf({})] });
  told('Removed from the shared schedule');
  showSharing({
    conflicts: [conflictOf({}), conflictOf({ id: 'd' }), conflictOf({ id: 'e', state: 'kept' })],
  });
  fireEvent.click(screen.getByRole('button', { name: '2 changes by two people' }));
  expect(getOpenDialog()).toEqual({ name: 'conflicts' });
});

test('the devices are listed, this one first; another is removed only after a question', async () => {
  showSharing();
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
  // The relay cannot be reached any more: the device is still there.
  mockSharing.removeDevice.mockImplementation(async () =>
    showSharing({ status: { ...STATUS, isUp: false } }),
  );
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(messages()).toContain('Phone was not removed'));
  expect(mockSharing.removeDevice).toHaveBeenCalledWith('phone');
  mockSharing.removeDevice.mockImplementation(async () => {
    const { phone: _phone, ...roster } = STATUS.roster;
    showSharing({ status: { ...STATUS, roster } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Phone' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(messages()).toContain('Phone is removed'));
});

test('this device is renamed', async () => {
  showSharing();
  renderOnDesktop(<DevicesSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rename this device' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename this device' });
  const field = within(dialog).getByLabelText('Name');
  fireEvent.change(field, { target: { value: '  ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Please enter a name.');
  fireEvent.change(field, { target: { value: ' Office ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(mockSharing.renameDevice).toHaveBeenCalledWith('Office');
  await act(async () => {});
});

test('leaving is asked first, and says what has not reached the others', async () => {
  showSharing({ status: { ...STATUS, waiting: 2 } });
  renderOnDesktop(<DevicesSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave the shared schedule?' });
  expect(question).toHaveTextContent('2 changes have not reached the other devices, and will not.');
  mockSharing.leaveSharing.mockImplementation(async () => showNoSharing());
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('button', { name: 'Share this schedule' });
  await waitFor(() => expect(messages()).toContain('This device has left the shared schedule'));
});

test('a device that was removed says so, and offers to leave', async () => {
  showSharing({ status: { ...STATUS, ended: 'removed' } });
  renderOnDesktop(<DevicesSection />);
  expect(await screen.findByText('Removed from the shared schedule')).toBeVisible();
  expect(screen.getByText(/^This device was removed\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a device' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
});
