/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { Dialogs } from '@/app/(app)/dialogs';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { moveShifts } from '@/stores/schedule/move-shifts';
import { selectionStore } from '@/stores/schedule/selection';
import { openDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

jest.mock('@/stores/schedule/move-shifts', () => ({ moveShifts: jest.fn(() => ({ isOk: true })) }));

const NIGHT = shiftAt('00:15-08:00', { id: 'night', date: THURSDAY, notes: 'Keys' });
const OPEN = shiftAt('09:00-17:00', { id: 'open', employeeName: '', date: THURSDAY });

const summary = () => screen.getByRole('region', { name: 'Summary' });
const choose = async (field: string, option: string) => {
  fireEvent.click(screen.getByRole('button', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

// Node.js 20, which runs the tests, has no Map.groupBy; every supported browser has it.
function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

beforeAll(async () => {
  await loadLanguage();
  if (!('groupBy' in Map)) Object.assign(Map, { groupBy });
});

beforeEach(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.mocked(moveShifts).mockClear();
  openSchedule([NIGHT, OPEN]);
  act(() => {
    liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]);
    selectionStore.replace([NIGHT.id, OPEN.id]);
    openDialog({ name: 'bulkChange' });
  });
  renderOnDesktop(<Dialogs />);
  await screen.findByRole('dialog', { name: 'Change 2 shifts' });
}, 20_000);

test('moves times by minutes, across midnight into the day before, and appends a note', () => {
  const minutes = screen.getByLabelText('Minutes later (earlier with a minus)');
  fireEvent.change(minutes, { target: { value: 'soon' } });
  expect(screen.getByText('Enter a whole number from −1440 to 1440.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Change/ })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: '-30 min' }));
  expect(minutes).toHaveValue('-30');
  fireEvent.change(screen.getByLabelText('Add a note'), { target: { value: 'Doors at 5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change 2 shifts' }));
  expect(moveShifts).toHaveBeenCalledWith(liveSchedule, [
    {
      shiftId: 'night',
      date: addDays(THURSDAY, -1),
      startTime: '23:45',
      endTime: '07:30',
      notes: 'Keys\nDoors at 5',
    },
    { shiftId: 'open', date: THURSDAY, startTime: '08:30', endTime: '16:30', notes: 'Doors at 5' },
  ]);
});

test('sets a role only on the shifts it fits and names the employees it does not fit', async () => {
  await choose('Role', 'Cook');
  expect(summary()).toHaveTextContent('1 shift changes');
  expect(within(summary()).getByText(/Role mismatch: Ana is a Server, not a Cook\./)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Change 1 shift' }));
  expect(moveShifts).toHaveBeenCalledWith(liveSchedule, [{ shiftId: 'open', role: 'Cook' }]);
});

test('lists employees in the saved order, then the rest by name', async () => {
  act(() => {
    liveSchedule.commit(['Zoë', 'Ben', 'Cy'].map((name) => employeeEntry(undefined, employeeOf(name))));
    setSettings({ peopleOrder: ['employee-Zoë'] });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Employee' }));
  const options = await screen.findAllByRole('option');
  act(() => setSettings({ peopleOrder: [] }));
  expect(options.slice(2).map(({ textContent }) => textContent)).toEqual(
    ['Zoë', 'Ana', 'Ben', 'Cy'].map((name) => expect.stringContaining(name)),
  );
});
