/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ClearEmployeesDialog } from '@/components/employees/clear-employees-dialog';
import { DeleteEmployeeDialog } from '@/components/employees/delete-employee-dialog';
import { EraseDialog } from '@/components/settings/your-data/erase-dialog';
import { ClearShiftsDialog } from '@/components/shift-form/clear-shifts-dialog';
import { DeleteShiftDialog } from '@/components/shift-form/delete-shift-dialog';
import { DeleteTemplateDialog } from '@/components/templates/delete-template-dialog';
import { employeeEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { liveSchedule } from '@/stores/app/schedule-store';
import { distributedShifts, openSchedule, savedShift } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, templateOf } from '@/tests/support/records';

const ANA = employeeOf('Ana');
const LUNCH = templateOf('Lunch');

/** Ids of everything that the dialogs can remove. */
function everything(): readonly string[] {
  const { shifts, employees, templates } = liveSchedule.getState().schedule;
  const ids = Array.from(allShifts(shifts), ({ id }) => id);
  return [...ids, ...employees.keys(), ...templates.keys()].sort();
}

beforeEach(() => {
  openSchedule(distributedShifts(3));
  liveSchedule.commit([employeeEntry(undefined, ANA), templateEntry(undefined, LUNCH)]);
});

test.each<[string, () => ReactElement]>([
  ['Delete Shift', () => <DeleteShiftDialog shift={savedShift(0)} />],
  ['Clear all shifts', () => <ClearShiftsDialog />],
  ['Clear All', () => <ClearEmployeesDialog />],
  ['Delete', () => <DeleteEmployeeDialog employee={ANA} />],
  ['Delete', () => <DeleteTemplateDialog template={LUNCH} />],
])('"%s" promises an undo, and the undo restores everything', async (confirm, dialog) => {
  const before = everything();
  renderOnDesktop(dialog());
  expect(screen.getByText(/You can undo this/)).toBeInTheDocument();
  expect(screen.queryByText(/cannot be undone/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: confirm }));
  await waitFor(() => expect(everything().length).toBeLessThan(before.length));
  act(() => void liveSchedule.undo());
  expect(everything()).toEqual(before);
});

test('EraseDialog warns that erasing cannot be undone', () => {
  renderOnDesktop(<EraseDialog onClose={() => {}} />);
  expect(screen.getByText('This action cannot be undone')).toBeInTheDocument();
});
