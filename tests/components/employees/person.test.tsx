/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/(app)/dialogs';
import type { Employee } from '@/lib/employees/employee';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { openDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf } from '@/tests/support/records';

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
});

// Typing many characters is slow on a busy machine.
jest.setTimeout(60_000);

const stored = () => liveSchedule.getState().schedule.employees.get('ana');
const field = (name: string) => screen.findByRole('textbox', { name });

async function openForm(fields: Partial<Employee> = {}) {
  const user = userEvent.setup();
  openSchedule([]);
  liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana', { id: 'ana', ...fields }))]);
  openDialog({ name: 'editEmployee', employeeId: 'ana' });
  renderOnDesktop(<Dialogs />);
  await user.click(await screen.findByText('More'));
  await field('Phone');
  return user;
}
const save = () => screen.getByRole('button', { name: 'Save' });

test('hides the additional fields behind More and stores nothing new when saved unopened', async () => {
  const user = userEvent.setup();
  openSchedule([]);
  liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana', { id: 'ana' }))]);
  const before = stored();
  openDialog({ name: 'editEmployee', employeeId: 'ana' });
  renderOnDesktop(<Dialogs />);
  await screen.findByText('More');
  expect(screen.queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument();
  await user.click(save());
  expect(stored()).toEqual(before);
});

test('saves every additional field of an employee, and removes an emptied one', async () => {
  const user = await openForm({ email: 'old@example.org' });
  await user.type(await field('Phone'), '+34 600 111 222');
  await user.clear(await field('Email'));
  await user.type(await field('First day'), '2026-01-15');
  await user.type(await field('Payroll ID'), 'P-7');
  await user.type(await field('Least hours a week'), '12,5');
  await user.type(await field('Date of birth'), '2009-05-03');
  expect(screen.queryByRole('switch', { name: 'Minor' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Can lead a shift' }));
  await user.click(screen.getByRole('button', { name: 'Add a certificate' }));
  expect(await field('Certificate')).toHaveFocus();
  await user.type(await field('Certificate'), 'Food hygiene');
  await user.type(await field('Valid until'), '2027-01-31');
  await user.click(save());
  const { id, name, role, color, certificates, ...details } = stored() ?? employeeOf('');
  expect(details).toEqual({
    phone: '+34 600 111 222',
    firstDay: '2026-01-15',
    payrollId: 'P-7',
    minWeekHours: 12.5,
    birthDate: '2009-05-03',
    canLead: true,
  });
  expect(certificates).toEqual([{ id: expect.any(String), name: 'Food hygiene', expires: '2027-01-31' }]);
});

test('removes a certificate and moves focus to the button that adds one', async () => {
  const user = await openForm({ certificates: [{ id: 'a', name: 'Fire' }] });
  const list = screen.getByRole('list', { name: 'Certificates' });
  await user.click(within(list).getByRole('button', { name: 'Remove: Fire' }));
  expect(screen.getByRole('button', { name: 'Add a certificate' })).toHaveFocus();
  await user.click(save());
  expect(stored()).not.toHaveProperty('certificates');
});

test('shows each error at its field and focuses the first one, unfolding More if it is folded', async () => {
  const user = await openForm();
  await user.type(await field('Email'), 'ana at home');
  await user.type(await field('Last day'), 'once');
  await user.click(screen.getByText('More'));
  await user.click(save());
  expect(await field('Email')).toHaveFocus();
  expect(await field('Email')).toHaveAccessibleDescription(/Enter an address/);
  expect(await field('Last day')).toHaveAccessibleDescription(/Date input not valid/);
  await user.type(await field('Email'), '{Control>}a{/Control}ana@example.org');
  // An error in another field must not move focus while the user types.
  expect(await field('Email')).toHaveFocus();
  await user.click(save());
  expect(await field('Last day')).toHaveFocus();
  expect(stored()).not.toHaveProperty('email');
  await user.clear(await field('Last day'));
  await user.click(save());
  expect(stored()?.email).toBe('ana@example.org');
});

test('saves the kind of a time off, lists it and counts the days off of this year', async () => {
  const user = userEvent.setup();
  openSchedule([]);
  liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana', { id: 'ana' }))]);
  openDialog({ name: 'availability', employeeId: 'ana' });
  renderOnDesktop(<Dialogs />);
  await user.click(await screen.findByRole('button', { name: 'Add time off' }));
  const kinds = screen.getByRole('radiogroup', { name: 'Kind of time off' });
  expect(within(kinds).getByRole('radio', { name: 'Not said' })).toBeChecked();
  await user.click(within(kinds).getByRole('radio', { name: 'Ill' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('list', { name: 'Dates' })).toHaveTextContent(/^Time off, Ill/);
  expect(screen.getByText('Days off this year: Ill 1 day')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(stored()?.availability).toMatchObject({ exceptions: [{ kind: 'timeOff', offKind: 'ill' }] });
});
