/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ShareDialog } from '@/components/sync/devices/begin/sync-setup-dialog';
import type { ReadInvitation } from '@/lib/sync/invitations';
import { SYNC_FIRST_CONTACT_MS } from '@/lib/timing';
import type { SyncShown } from '@/stores/sync/sync-store';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { renderOnDesktop } from '@/tests/support/desktop';
import { STATUS, showNoSync, showSync } from '@/tests/support/sync/shown-sync';

const mockSync = {
  setUpSync: jest.fn(),
  joinSchedule: jest.fn(),
  hasSchedule: jest.fn(),
  leaveSync: jest.fn(),
  cancelJoin: jest.fn(),
  deviceLink: jest.fn(),
};
jest.mock('@/stores/sync/sync', () => ({
  setUpSync: (...given: unknown[]) => mockSync.setUpSync(...given),
  joinSchedule: (...given: unknown[]) => mockSync.joinSchedule(...given),
  hasSchedule: () => mockSync.hasSchedule(),
  leaveSync: () => mockSync.leaveSync(),
  cancelJoin: () => mockSync.cancelJoin(),
  deviceLink: () => mockSync.deviceLink(),
}));

const ticket = { address: 'wss://relay.example.org', user: 'bistro', password: 'secret' };
const mockRead = jest.fn<Promise<ReadInvitation>, [string]>();
jest.mock('@/lib/sync/invitations', () => ({
  ...jest.requireActual<object>('@/lib/sync/invitations'),
  readInvitation: (text: string) => mockRead(text),
}));

const DEVICE: ReadInvitation = {
  kind: 'device',
  invitation: { ticket, secret: new Uint8Array(32), name: 'Laptop' },
};

// jsdom lacks TextEncoder, which the QR code of the link needs.
globalThis.TextEncoder ??= TextEncoder;

beforeEach(() => {
  for (const mock of Object.values(mockSync)) mock.mockReset().mockResolvedValue(undefined);
  mockSync.hasSchedule.mockReset().mockReturnValue(true);
  mockSync.leaveSync.mockImplementation(async () => showNoSync());
  mockRead.mockReset().mockResolvedValue({ kind: 'none' });
  Element.prototype.scrollIntoView = () => {};
  showNoSync();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Sets up sync successfully and shows the given state from then on. */
const answerWith = (shown: Partial<SyncShown>) => async () => showSync(shown);

async function open(text?: string): Promise<void> {
  act(() => openDialog({ name: 'setUpSync' }));
  renderOnDesktop(<ShareDialog text={text} />);
  await screen.findByRole('heading', { level: 2 });
}

async function setUpByHand(address = ticket.address): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: 'By hand' }));
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: address } });
  fireEvent.change(screen.getByLabelText('User'), { target: { value: ticket.user } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: ticket.password } });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await act(async () => {});
}

test('shows the invitation link for the next device after sync is set up by hand', async () => {
  mockSync.setUpSync.mockImplementation(answerWith({}));
  mockSync.deviceLink.mockResolvedValue('https://app.example.org/#join=abc');
  await open();
  expect(screen.getByRole('region', { name: 'What the relay sees' })).toHaveTextContent('cannot read names');
  await setUpByHand();
  expect(mockSync.setUpSync).toHaveBeenCalledWith(ticket, 'Laptop');
  const dialog = await screen.findByRole('dialog', { name: 'Add a device' });
  expect(dialog).toHaveTextContent('This schedule is shared now.');
  expect(dialog).toHaveTextContent('Whoever has this link can read and change the schedule.');
  expect(await within(dialog).findByDisplayValue('https://app.example.org/#join=abc')).toBeVisible();
  expect(within(dialog).getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
});

test('shows errors at the invitation, address and device name fields, and sends nothing', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no invitation in it.');
  expect(screen.getByLabelText('Invitation', { selector: '[type=text], :not([type])' })).toHaveFocus();
  mockRead.mockResolvedValue({ kind: 'broken' });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('This invitation is incomplete. Please copy the whole link.')).toBeVisible();
  await setUpByHand('http://relay.example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent('which Brigade no longer supports');
  await setUpByHand('ws://relay.example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent('It has to begin with wss://.');
  fireEvent.change(screen.getByLabelText('Name of this device'), { target: { value: ' ' } });
  await setUpByHand();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name.');
  expect(mockSync.setUpSync).not.toHaveBeenCalled();
});

test.each([
  ['noServiceWorker', 'It takes an address that begins with https'],
  ['badAddress', 'Please compare it with the invitation.'],
  ['noDatabase', 'Free some space on this device'],
  ['unsupported', 'each device keeps its schedule'],
] as const)('explains a refusal by the browser and its remedy: %s', async (refusal, remedy) => {
  mockSync.setUpSync.mockResolvedValue(refusal);
  await open();
  await setUpByHand();
  expect(await screen.findByRole('alert')).toHaveTextContent(remedy);
  expect(mockSync.leaveSync).not.toHaveBeenCalled();
});

test.each([
  ['unreachable', 'Check the address and your connection'],
  ['refused', 'Ask whoever runs the relay for a new invitation.'],
  ['old', 'Ask whoever runs the relay to update it.'],
  ['full', 'Ask whoever runs the relay for more room.'],
  ['failed', 'It is tried again by itself.'],
  ['newer', 'Reload the page to get the newest Brigade.'],
  ['noRoom', 'Ask for a new invitation'],
] as const)('undoes the setup and explains a problem at the relay: %s', async (problem, remedy) => {
  mockSync.setUpSync.mockImplementation(answerWith({ status: { ...STATUS, contactAt: 0, problem } }));
  await open();
  await setUpByHand();
  expect(await screen.findByRole('alert')).toHaveTextContent(remedy);
  expect(mockSync.leaveSync).toHaveBeenCalledTimes(1);
});

test('reports a relay that never answers', async () => {
  mockSync.setUpSync.mockImplementation(answerWith({ status: { ...STATUS, isUp: false, contactAt: 0 } }));
  await open();
  jest.useFakeTimers();
  await setUpByHand();
  expect(screen.getByText('Connecting to the relay')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(SYNC_FIRST_CONTACT_MS));
  expect(screen.getByRole('alert')).toHaveTextContent('The relay does not answer');
});

test('asks before joining, names the data that is replaced, shows the progress and closes when done', async () => {
  mockRead.mockResolvedValue(DEVICE);
  await open('#join=abc');
  const dialog = await screen.findByRole('dialog', { name: 'Join Laptop’s schedule?' });
  expect(dialog).toHaveTextContent('It is kept as a restore point');
  mockSync.joinSchedule.mockImplementation(
    answerWith({ status: { ...STATUS, contactAt: 0, joining: 0.25 } }),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Join' }));
  const bar = await within(dialog).findByRole('progressbar', { name: 'Taking the schedule over' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '25'));
  showSync();
  await waitFor(() => expect(getOpenDialog()).toBeNull());
  expect(mockSync.cancelJoin).not.toHaveBeenCalled();
});

test('does not mention a restore point in an empty browser, and cancels the join when the dialog closes', async () => {
  mockRead.mockResolvedValue(DEVICE);
  mockSync.hasSchedule.mockReturnValue(false);
  act(() => openDialog({ name: 'setUpSync' }));
  const { Dialogs } = await import('@/app/(app)/dialogs');
  renderOnDesktop(<Dialogs />);
  act(() => openDialog({ name: 'setUpSync', text: '#join=abc' }));
  const dialog = await screen.findByRole('dialog', { name: 'Join Laptop’s schedule?' });
  expect(dialog).not.toHaveTextContent('restore point');
  mockSync.joinSchedule.mockImplementation(answerWith({ status: { ...STATUS, contactAt: 0, joining: 0 } }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Join' }));
  await within(dialog).findByRole('progressbar');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(mockSync.cancelJoin).toHaveBeenCalledTimes(1));
  showNoSync();
});

test("fills in an invitation of the relay's operator", async () => {
  mockRead.mockResolvedValue({ kind: 'relay', ticket });
  await open('#relay=abc');
  expect(screen.getByText('The invitation is entered: wss://relay.example.org')).toBeVisible();
  expect(screen.getByDisplayValue('#relay=abc')).toBeVisible();
});

test.each([
  ['a newer Brigade', 'newer', 'Reload the page'],
  ['a CouchDB server', 'unsupported', 'which Brigade no longer supports. Nothing has changed here.'],
] as const)('explains why the invitation of %s cannot be used', async (_what, kind, text) => {
  mockRead.mockResolvedValue({ kind });
  await open('#join=abc');
  expect(screen.getByRole('alertdialog', { name: 'The invitation cannot be used' })).toHaveTextContent(text);
});

test('refuses an invitation if sync is already on', async () => {
  showSync();
  mockRead.mockResolvedValue(DEVICE);
  await open('#join=abc');
  expect(screen.getByRole('alertdialog', { name: 'This schedule is shared already' })).toBeVisible();
});
