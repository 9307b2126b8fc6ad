/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/(app)/dialogs';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { openDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf } from '@/tests/support/records';

const stored = () => liveSchedule.getState().schedule.employees.get('ana');
const field = () => screen.findByRole('textbox', { name: 'Most hours a week' });

test('rejects invalid maximum hours a week and saves them once corrected', async () => {
  const user = userEvent.setup();
  openSchedule([]);
  liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana', { id: 'ana' }))]);
  openDialog({ name: 'editEmployee', employeeId: 'ana' });
  renderOnDesktop(<Dialogs />);
  await user.type(await field(), 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await field()).toHaveAccessibleDescription('Enter hours up to 168, or leave it empty.');
  expect(await field()).toHaveFocus();
  expect(stored()).not.toHaveProperty('maxWeekHours');
  await user.clear(await field());
  await user.type(await field(), '37,5{Enter}');
  expect(stored()?.maxWeekHours).toBe(37.5);
});

test('keeps the stored maximum hours when they are not edited and removes them when the field is emptied', async () => {
  const user = userEvent.setup();
  openSchedule([]);
  liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana', { id: 'ana', maxWeekHours: 30 }))]);
  openDialog({ name: 'editEmployee', employeeId: 'ana' });
  renderOnDesktop(<Dialogs />);
  expect(await field()).toHaveValue('30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(stored()?.maxWeekHours).toBe(30);
  act(() => openDialog({ name: 'editEmployee', employeeId: 'ana' }));
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(stored()).not.toHaveProperty('maxWeekHours');
});
