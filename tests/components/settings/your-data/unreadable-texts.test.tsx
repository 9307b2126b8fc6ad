/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnreadableTexts } from '@/components/settings/your-data/unreadable-texts';
import { toStoredShift } from '@/lib/saved-data/records/stored-records';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { gateway, persisted, tabGateway } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import {
  checkQuarantine,
  dropQuarantined,
  listQuarantined,
} from '@/stores/browser-storage/keys/quarantine-list';
import { distributedShifts, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { readSettingNow } from '@/tests/support/set-settings';

const LOST = distributedShifts(3).map((shift) => ({ ...shift, id: `lost-${shift.id}` }));
const TEXT = JSON.stringify(LOST.map(toStoredShift));
/** The JSON ends inside the third shift, before its end time. */
const CUT = TEXT.slice(0, TEXT.lastIndexOf('"endTime"'));

const person = userEvent.setup();
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const messages = () => notificationsStore.getState().toasts.map(({ message }) => message);
const isListed = () => screen.queryByRole('region', { name: 'Could not be read' }) !== null;
const shiftIds = () => Array.from(allShifts(liveSchedule.getState().schedule.shifts), ({ id }) => id);

async function openList(texts: Readonly<Record<string, string>>): Promise<void> {
  await act(async () => {
    for (const [key, text] of Object.entries(texts)) gateway.quarantined.put(key, text, 'open');
    checkQuarantine(gateway);
  });
  renderOnDesktop(
    <main id="content" tabIndex={-1}>
      <UnreadableTexts />
    </main>,
  );
  await screen.findByRole('region', { name: 'Could not be read' });
}

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  openSchedule(distributedShifts(2));
  // Without a database, as in a browser that blocks IndexedDB.
  await scheduleStorage.connect();
});

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-19T16:40:00-05:00'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  act(() => {
    for (const each of [gateway, tabGateway])
      for (const text of listQuarantined(each)) dropQuarantined(each, text);
    notificationsStore.clearAll();
    openSchedule(distributedShifts(2));
  });
});
afterEach(() => jest.useRealTimers());

test('shows no list when nothing is quarantined', () => {
  renderOnDesktop(<UnreadableTexts />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows the kind, date, length and beginning of each text and the actions it allows', async () => {
  await openList({ shifts: CUT, themeColorId: 'beige', 'brigade-of-tomorrow': '1' });
  const [shifts, color, unknown] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shifts).toMatch(/^Shifts Thu, Nov 19, 2026, 4:40 PM · \d+ characters\[\{"id":"lost-P0"/);
  expect(color).toMatch(/^Appearance .* 5 charactersbeige/);
  expect(unknown).toMatch(/^brigade-of-tomorrow .* 1 character1/);
  const actsOf = (position: number) =>
    within(screen.getAllByRole('listitem')[position] ?? document.body)
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(actsOf(0)).toEqual(['Download', 'Try to read again', 'Put back what can be read', 'Discard']);
  expect(actsOf(1)).toEqual(['Download', 'Try to read again', 'Discard']);
  expect(actsOf(2)).toEqual(['Download', 'Discard']);
});

test('restores the readable entries in one step, sends the rest to repair and keeps the text', async () => {
  await openList({ shifts: CUT });
  await press('Put back what can be read: Shifts');
  await waitFor(() => expect(messages()).toEqual(['3 entries are back']));
  expect(shiftIds().sort()).toEqual(['P0', 'P1', 'lost-P0', 'lost-P1']);
  expect(liveSchedule.getState().awaitingRepair).toMatchObject([{ id: 'lost-P2' }]);
  expect(isListed()).toBe(true);
  await press('Put back what can be read: Shifts');
  await waitFor(() => expect(messages()).toContain('Nothing was missing'));
  act(() => void liveSchedule.undo());
  expect(shiftIds().sort()).toEqual(['P0', 'P1']);
});

test('removes a text from the list once this version can read it and focuses the page', async () => {
  await openList({ shifts: TEXT });
  await press('Try to read again: Shifts');
  await waitFor(() => expect(messages()).toEqual(['3 entries are back']));
  expect(shiftIds()).toEqual(expect.arrayContaining(LOST.map(({ id }) => id)));
  await waitFor(() => expect(isListed()).toBe(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keeps a text that is still unreadable and applies a setting that is now readable', async () => {
  await openList({ shifts: CUT, 'brigade-rest-hours': '99', 'brigade-dark-mode': 'true' });
  await press('Try to read again: Shifts');
  await press('Try to read again: Rest between working days');
  expect(messages()).toEqual(['It still cannot be read']);
  expect(notificationsStore.getState().toasts[0]?.same).toBeDefined();
  expect(readSettingNow('restHours')).toBe(11);
  await press('Try to read again: Appearance');
  expect(uiStore.getState().darkMode).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  act(() => persisted.darkMode.set(false));
});

test('updates the storage health after a download and asks before discarding', async () => {
  const files: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  await openList({ shifts: CUT });
  expect(gateway.health.getState().health).toBe('unreadable');
  await press('Download: Shifts');
  expect(files).toEqual(['brigade-shifts.txt']);
  expect(gateway.health.getState().health).toBe('limited');
  expect(screen.getByRole('listitem')).toHaveTextContent('You have downloaded a copy.');
  await press('Discard: Shifts');
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(isListed()).toBe(true);
  await press('Discard: Shifts');
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(isListed()).toBe(false));
  expect(listQuarantined(gateway)).toEqual([]);
});

test('lists a text from session storage without a way to restore it', async () => {
  act(() => tabGateway.quarantine('filter', '{'));
  await openList({});
  const buttons = within(screen.getByRole('listitem')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Download', 'Discard']);
});
