/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { LeaveAsOfWatch } from '@/components/calendar/as-of/leave-watch';
import { HistoryList } from '@/components/notifications/history/history-list';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { EMPTY_HISTORY } from '@/lib/shifts/change/history';
import { type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { returnToNow } from '@/stores/as-of/as-of-request';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { recordChangeOrigins } from '@/stores/schedule/change-origins';
import { shownSchedule } from '@/stores/schedule/use-schedule';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { renderOnDesktop } from '@/tests/support/desktop';
import { changeOf } from '@/tests/support/records';
import { showNoSync, showSync } from '@/tests/support/sync/shown-sync';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push() {} }), usePathname: () => '/' }));

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: RegExp) => screen.getByRole('button', { name });

let stop = () => {};

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-11-19T16:40:00-05:00') });
  openSchedule([]);
  liveSchedule.setState({ history: EMPTY_HISTORY });
  // Without a database, the list has only the history of this visit.
  jest.spyOn(scheduleStorage, 'withDatabase').mockResolvedValue(undefined);
  stop = liveSchedule.listen(recordChangeOrigins);
  await loadLanguage();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function render() {
  renderOnDesktop(
    <ScheduleProvider>
      <HistoryList />
      <LeaveAsOfWatch />
    </ScheduleProvider>,
  );
  await act(async () => await jest.advanceTimersByTimeAsync(0));
}

const settle = () => act(async () => await jest.advanceTimersByTimeAsync(0));

test('describes steps with author and time, and undoes and redoes up to the pressed one', async () => {
  const shift = makeShift({ id: 'a', times: ['09:00', '17:00'] });
  liveSchedule.commit([shiftEntry(undefined, shift)]);
  liveSchedule.commit([shiftEntry(shift, { ...shift, notes: 'She gives notice' })]);
  const theirs: ScheduleChange = {
    ...changeOf([shiftEntry(undefined, makeShift({ id: 'b', employeeName: '' }))], 'theirs'),
    at: Date.now(),
  };
  const { history, ...shown } = liveSchedule.getState();
  liveSchedule.show(
    { ...shown, ...savedAfter(shown, theirs), history: { ...history, undo: [...history.undo, theirs] } },
    [{ source: 'elsewhere', changes: [theirs] }],
  );
  await render();
  expect(lines()).toEqual([
    expect.stringMatching(/^Added an open shift on Thu Nov 19, 9:00 AM - 5:00 PMAnother tab · .+ PM$/),
    expect.stringMatching(
      /^Changed the notes of Maya’s shift on Thu Nov 19, 9:00 AM - 5:00 PMThis tab · .+ PM$/,
    ),
    expect.stringMatching(/^Added a shift for Maya on Thu Nov 19, 9:00 AM - 5:00 PMThis tab · .+ PM$/),
  ]);
  expect(document.body.textContent).not.toContain('notice');

  const row = button(/^Undo to here, 2 steps: Changed the notes of Maya’s shift/);
  row.focus();
  fireEvent.click(row);
  await settle();
  expect(liveSchedule.getState().schedule.shifts.shiftCount).toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent('2 steps undone');
  expect(lines()[0]).toMatch(/Undone$/);
  // The same button now redoes and keeps the focus.
  expect(button(/^Redo: Changed the notes/)).toBe(row);
  expect(row).toHaveFocus();
  fireEvent.click(button(/^Redo to here, 2 steps: Added an open shift/));
  await settle();
  expect(liveSchedule.getState().schedule.shifts.shiftCount).toBe(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 steps redone');
});

test('shows a hint for an empty history, and marks a publication as impossible to undo', async () => {
  await render();
  expect(screen.getByText('No steps yet')).toBeInTheDocument();
  let published: ScheduleChange | undefined;
  act(() => {
    published = liveSchedule.publish();
  });
  jest.mocked(scheduleStorage.withDatabase).mockImplementation(async (task) =>
    task({
      readLatest: async () => (published ? [published] : []),
      readUnbroken: async () => [],
    } as never),
  );
  act(() => {
    liveSchedule.commit([shiftEntry(undefined, makeShift({ id: 'c' }))]);
  });
  await settle();
  expect(lines()[1]).toMatch(/^Published the schedule.*Cannot be undone$/);
  const [, line] = screen.getAllByRole('listitem');
  expect(line && within(line).queryByRole('button')).toBeNull();
});

test('groups steps by day and filters them by person and kind', async () => {
  for (const [id, employeeName] of ['Maya', 'Theo', 'Maya', 'Ana', 'Theo', 'Maya'].entries()) {
    jest.setSystemTime(new Date(`2026-11-${id < 2 ? 18 : 19}T12:0${id}:00-05:00`));
    liveSchedule.commit([shiftEntry(undefined, makeShift({ id: `s${id}`, employeeName }))]);
  }
  await render();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Thursday, Nov 19',
    'Wednesday, Nov 18',
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Person' }), { target: { value: 'theo' } });
  expect(lines()).toHaveLength(2);
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'publishing' } });
  expect(screen.getByText('No step of that kind among the latest.')).toBeVisible();
});

test('opens the schedule as of a step if the state before the step is known', async () => {
  const shift = makeShift({ id: 'a' });
  openSchedule([shift]);
  const gone = liveSchedule.commit([shiftEntry(shift, undefined)]);
  const back = liveSchedule.commit([shiftEntry(undefined, { ...shift, employeeName: 'Theo' })]);
  if (!gone || !back) throw new Error('Nothing was changed.');
  const mark: ScheduleChange = { ...changeOf([], 'mark'), origin: 'edit' };
  jest.mocked(scheduleStorage.withDatabase).mockImplementation(async (task) =>
    task({
      readLatest: async () => [mark, gone, back],
      readUnbroken: async () => [mark, gone, back],
    } as never),
  );
  await render();
  const [latest, first, oldest] = screen.getAllByRole('listitem');
  if (!latest || !first || !oldest) throw new Error('There are three lines.');
  // The shift exists again and opens like any other.
  expect(latest).toHaveAttribute('data-shift-id', 'a');
  expect(within(oldest).queryByRole('button')).toBeNull();
  fireEvent.click(within(first).getByRole('button', { name: /^As it was before: Deleted Maya’s shift/ }));
  await settle();
  await settle();
  const past = shownSchedule.getState().open();
  expect(past.asOf?.step).toMatch(/^Deleted Maya’s shift on Thu Nov 19/);
  expect(findShift(past.getState().schedule.shifts, 'a')).toEqual(shift);
  // A past schedule offers no undo.
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  act(returnToNow);
  await settle();
});

test('names the device that made a synced change', async () => {
  const theirs = (id: string, by: string): ScheduleChange => ({
    ...changeOf([shiftEntry(undefined, makeShift({ id, employeeName: '' }))], id),
    at: Date.now(),
    origin: 'shared',
    by,
  });
  const changes = [theirs('x', 'phone'), theirs('y', 'gone'), theirs('z', 'own')];
  const { history, ...shown } = liveSchedule.getState();
  liveSchedule.show(
    { ...shown, ...changes.reduce(savedAfter, shown), history: { ...history, undo: changes } },
    [{ source: 'elsewhere', changes }],
  );
  showSync();
  await render();
  expect(lines().reverse()).toEqual([
    expect.stringMatching(/Phone · .+Cannot be undone$/),
    expect.stringMatching(/Another device · /),
    expect.stringMatching(/This device · /),
  ]);
  showNoSync();
});
