/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { DevicesSection } from '@/components/sync/devices-section';
import type { MadeSealed } from '@/stores/restore/sealed/make-sealed';
import { renderOnDesktop } from '@/tests/support/desktop';

const mockMake = jest.fn<Promise<MadeSealed>, []>();
jest.mock('@/stores/restore/sealed/make-sealed', () => ({ makeSealed: () => mockMake() }));

const mockSave = jest.fn();
jest.mock('@/components/ui/page/save-text-file', () => ({ saveFile: (name: string) => mockSave(name) }));

const file = new File(['sealed'], 'brigade-2026-11-19.brigade');

beforeEach(() => {
  mockSave.mockReset();
  mockMake.mockReset().mockResolvedValue({ file, code: '0123456789ABCDEFGHJK' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  offer(undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The share sheet of the system; undefined if there is none. */
function offer(share: (() => Promise<void>) | undefined): void {
  Object.assign(navigator, { share, canShare: share && (() => true) });
}

function offerCrypto(subtle: object | undefined): void {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: subtle ? { subtle } : {} });
}

async function open(): Promise<void> {
  renderOnDesktop(<DevicesSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Make the file' }));
  await screen.findByRole('dialog', { name: 'Move to my phone' });
}

test('offers a download without a share sheet, and spells the code for screen readers', async () => {
  offerCrypto({});
  await open();
  expect(await screen.findByText('0123 4567 89AB CDEF GHJK')).toBeVisible();
  expect(screen.getByText('0 1 2 3, 4 5 6 7, 8 9 A B, C D E F, G H J K')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share the file' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download the file' }));
  expect(mockSave).toHaveBeenCalledWith(file.name);
  expect(await screen.findByText(`${file.name} is among your downloads.`)).toBeVisible();
});

test('downloads a file that the share sheet refuses, and does nothing when the user closes the sheet', async () => {
  offerCrypto({});
  const share = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new DOMException('', 'AbortError'));
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  share.mockResolvedValueOnce();
  offer(share);
  await open();
  const button = await screen.findByRole('button', { name: 'Share the file' });
  fireEvent.click(button);
  await Promise.resolve();
  expect(mockSave).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(await screen.findByText(`${file.name} is among your downloads.`)).toBeVisible();
  expect(mockSave).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(await screen.findByText('The file is on its way.')).toBeVisible();
});

test('explains why nothing can be sealed without Web Crypto', async () => {
  offerCrypto(undefined);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('only at an address that begins with https.');
  expect(mockMake).not.toHaveBeenCalled();
});

test('shows an error when the sealed backup cannot be made', async () => {
  offerCrypto({});
  mockMake.mockRejectedValue(new Error('No room.'));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The sealed backup could not be made.');
});
