/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/(app)/dialogs';
import { RoleBookContext } from '@/components/parts/roles/role-book';
import { roleBook } from '@/lib/employees/roles/role-book';
import { SPECIFIED_ROLES } from '@/lib/employees/roles/role-list';
import { withArchived } from '@/lib/employees/roles/role-list-edits';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf } from '@/tests/support/records';

const team = () =>
  [...liveSchedule.getState().schedule.employees.values()].map(({ name, role }) => `${name}, ${role}`);

beforeEach(() => {
  openSchedule([]);
  liveSchedule.commit([employeeEntry(undefined, employeeOf('Zoe', { id: '1' }))]);
});

test('previews a pasted list line by line, adds the new employees and removes all of them with one undo', async () => {
  const user = userEvent.setup();
  openDialog({ name: 'addTeam' });
  renderOnDesktop(<Dialogs />);
  const names = await screen.findByRole('textbox', { name: 'Names and roles, a line each' });
  await user.click(screen.getByRole('button', { name: 'Add employees' }));
  expect(names).toHaveAccessibleDescription('Write at least one new name, for example “Ana, Server”.');
  expect(names).toHaveFocus();

  await user.click(names);
  await user.paste('Ana, Cook\nBen\nzoe\nCleo, Barista\nBEN');
  const read = within(screen.getByRole('region', { name: 'What is read' })).getAllByRole('listitem');
  expect(read.map(({ textContent }) => textContent)).toEqual([
    'AnaCook',
    'BenServer',
    'Zoe is on the team already.',
    'CleoServer“Barista” is not a role here: added as Server.',
    'BEN is in the list twice.',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Host' }));
  await user.click(screen.getByRole('button', { name: 'Add 3 employees' }));
  expect(team().slice(1)).toEqual(['Ana, Cook', 'Ben, Host', 'Cleo, Host']);
  expect(getOpenDialog()).toBeNull();
  liveSchedule.undo();
  expect(team()).toHaveLength(1);
});

test.each(['addTeam', 'addEmployee'] as const)(
  '%s preselects the first active role when Server is archived',
  async (name) => {
    openDialog({ name });
    const book = roleBook(withArchived(SPECIFIED_ROLES, 'Server', true));
    renderOnDesktop(
      <RoleBookContext value={book}>
        <Dialogs />
      </RoleBookContext>,
    );
    expect(await screen.findByRole('radio', { name: 'Manager' })).toBeChecked();
  },
);

test('reports success without an undo step when an employee is saved without a change', async () => {
  const user = userEvent.setup();
  const { history } = liveSchedule.getState();
  const notify = jest.spyOn(notificationsStore, 'notify');
  openDialog({ name: 'editEmployee', employeeId: '1' });
  renderOnDesktop(<Dialogs />);
  await screen.findByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(getOpenDialog()).toBeNull();
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'success', act: 'employeeUpdated' }));
  expect(liveSchedule.getState().history).toBe(history);
});

test('Add another saves the employee, announces the name and empties the form for the next one', async () => {
  const user = userEvent.setup();
  openDialog({ name: 'addEmployee' });
  renderOnDesktop(<Dialogs />);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Ana');
  await user.click(screen.getByRole('radio', { name: 'Cook' }));
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  expect(screen.getByText('Ana is on the team. Who is next?')).toHaveAttribute('role', 'status');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('');
  await user.keyboard('Ben{Enter}');
  expect(team().slice(1)).toEqual(['Ana, Cook', 'Ben, Cook']);
  expect(getOpenDialog()).toBeNull();
});

test('opens the whole team dialog when a list is pasted into the name field', async () => {
  const user = userEvent.setup();
  openDialog({ name: 'addEmployee' });
  renderOnDesktop(<Dialogs />);
  await user.click(await screen.findByRole('textbox', { name: 'Name' }));
  await user.paste('Ana\tCook\nBen\tHost');
  expect(await screen.findByRole('textbox', { name: 'Names and roles, a line each' })).toHaveValue(
    'Ana\tCook\nBen\tHost',
  );
  expect(screen.getByRole('button', { name: 'Add 2 employees' })).toBeVisible();
});
