/** @jest-environment jsdom */

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/(app)/dialogs';
import { NamesakesLayer } from '@/components/employees/namesakes-layer';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { closeDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';

const MAYA = employeeOf('Maya Lindqvist', { id: 'one' });
const TWIN = employeeOf('Maya  Lindqvist', { id: 'two', role: 'Cook', color: 'red' });

const team = () => [...liveSchedule.getState().schedule.employees.keys()];
const names = () =>
  Array.from(allShifts(liveSchedule.getState().schedule.shifts), ({ employeeName }) => employeeName);
const offer = () => screen.findByRole('region', { name: 'Maya Lindqvist is on the team twice' });

beforeEach(() => {
  openSchedule([]);
  persisted.namesakesKept.load();
  closeDialog();
  liveSchedule.commit([
    employeeEntry(undefined, MAYA),
    employeeEntry(undefined, employeeOf('Ben')),
    employeeEntry(undefined, TWIN),
    ...['Maya Lindqvist', 'Maya  Lindqvist', 'Maya  Lindqvist'].map((employeeName, index) =>
      shiftEntry(undefined, shiftAt('09:00-17:00', { id: `s${index}`, employeeName })),
    ),
  ]);
  renderOnDesktop(
    <>
      <NamesakesLayer />
      <Dialogs />
    </>,
  );
});

test('merges two employees of one name and their shifts into the chosen one, and undo restores both', async () => {
  const user = userEvent.setup();
  const section = within(await offer());
  const keepSpaces = { normalizer: (text: string) => text };
  section.getByText('Maya Lindqvist, Server, 1 shift', keepSpaces);
  section.getByText('Maya  Lindqvist, Cook, 2 shifts', keepSpaces);
  await user.click(section.getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Merge employees' }));
  expect(dialog.getByRole('radio', { name: /Server, 1 shift/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /Cook, 2 shifts/ }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(team()).toEqual(['employee-Ben', 'two']);
  expect(names()).toEqual(Array(3).fill('Maya  Lindqvist'));
  expect(screen.queryByRole('region')).toBeNull();
  act(() => void liveSchedule.undo());
  expect(team().sort()).toEqual(['employee-Ben', 'one', 'two']);
  expect(names().sort()).toEqual(['Maya  Lindqvist', 'Maya  Lindqvist', 'Maya Lindqvist']);
  await offer();
});

test('stops offering to merge two employees after they are marked as different people', async () => {
  const user = userEvent.setup();
  await user.click(within(await offer()).getByRole('button', { name: 'Different people' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(localStorage.getItem('brigade-namesakes-kept')).toBe('["one two"]');
  expect(team()).toHaveLength(3);
});
