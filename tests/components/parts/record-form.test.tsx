/** @jest-environment jsdom */

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/(app)/dialogs';
import { useAvailabilityForm } from '@/components/employees/availability/use-form';
import { useEmployeeForm } from '@/components/employees/person/use-employee-form';
import { useShiftDraft } from '@/components/shift-form/use-shift-draft';
import { useTemplateDraft } from '@/components/templates/template-form-dialog';
import type { Employee } from '@/lib/employees/employee';
import { applyChange } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  dayEntry,
  employeeEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf } from '@/tests/support/records';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
jest.setTimeout(60_000);

const MAYA = employeeOf('Maya', { id: 'maya' });
const SHIFT: Shift = {
  ...makeShift({ id: 's', employeeName: 'Maya', role: MAYA.role, date: THURSDAY, times: ['09:00', '17:00'] }),
  color: MAYA.color,
};
const TEMPLATE: Template = {
  id: 't',
  name: 'Brunch',
  description: '',
  employeeName: '',
  role: 'Server',
  startTime: SHIFT.startTime,
  endTime: SHIFT.endTime,
  status: 'Confirmed',
  color: 'purple',
  icon: '☀️',
};

/** Simulates another tab saving while the form is open. */
function editElsewhere(...entries: readonly ChangeEntry[]): void {
  act(() => {
    const state = liveSchedule.getState();
    liveSchedule.show({ ...state, schedule: applyChange(state.schedule, { entries }) }, [
      { source: 'elsewhere', changes: [] },
    ]);
  });
}

const shifts = () => [...allShifts(liveSchedule.getState().schedule.shifts)];
const now = (time: string) => ({ ...SHIFT, endTime: time as Shift['endTime'] });
const button = (name: string) => screen.findByRole('button', { name });

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
  uiStore.setEffects('quick');
});

beforeEach(() => {
  openSchedule([SHIFT]);
  liveSchedule.commit([employeeEntry(undefined, MAYA), templateEntry(undefined, TEMPLATE)]);
});
afterEach(() => act(closeDialog));

async function openShiftForm() {
  const user = userEvent.setup();
  openDialog({ name: 'editShift', shiftId: 's' });
  renderOnDesktop(<Dialogs />);
  await button('Next');
  return user;
}

async function saveShift(user: ReturnType<typeof userEvent.setup>, change?: () => Promise<void>) {
  await user.click(await button('Next'));
  await screen.findByRole('radio', { name: 'Pending' });
  await change?.();
  await user.click(await button('Update Shift'));
}

describe('shift form while another tab edits the shift', () => {
  test('saves only the status when only the status was changed', async () => {
    const user = await openShiftForm();
    editElsewhere(shiftEntry(SHIFT, now('18:00')));
    expect(screen.getByLabelText('End time')).toHaveValue('6:00 PM');
    expect(await screen.findByText('End time: 6:00 PM')).toBeInTheDocument();
    await saveShift(user, () => user.click(screen.getByRole('radio', { name: 'Pending' })));
    await waitFor(() => expect(shifts()).toEqual([{ ...now('18:00'), status: 'Pending' }]));
  });

  test('asks which end time to keep when both tabs changed the end time, and stores the chosen one', async () => {
    const user = await openShiftForm();
    const end = screen.getByLabelText('End time');
    await user.clear(end);
    await user.type(end, '4pm');
    await user.tab();
    editElsewhere(shiftEntry(SHIFT, now('18:00')));
    expect(end).toHaveValue('4:00 PM');
    await saveShift(user);
    const keep = await button('Keep 4:00 PM');
    await waitFor(() => expect(keep).toHaveFocus());
    expect(shifts()).toEqual([now('18:00')]);
    await user.click(await button('Use 6:00 PM'));
    await user.click(await button('Update Shift'));
    await screen.findByText('Shift Updated!');
    expect(shifts()).toEqual([now('18:00')]);
  });

  test('asks what to do if the shift was deleted, and saves the shift as new only on request', async () => {
    const user = await openShiftForm();
    editElsewhere(shiftEntry(SHIFT, undefined));
    await saveShift(user, () => user.click(screen.getByRole('radio', { name: 'Pending' })));
    expect(shifts()).toEqual([]);
    await user.click(await button('Save as new'));
    await waitFor(() => expect(shifts()).toEqual([{ ...SHIFT, id: expect.any(String), status: 'Pending' }]));
    expect(shifts()[0]?.id).not.toBe('s');
  });

  test('stores nothing when a form on a deleted shift is discarded', async () => {
    const user = await openShiftForm();
    editElsewhere(shiftEntry(SHIFT, undefined));
    await user.click(await button('Discard'));
    expect(shifts()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks the same question again when the draft is continued after the form was closed', async () => {
    const user = await openShiftForm();
    const end = screen.getByLabelText('End time');
    await user.clear(end);
    await user.type(end, '4pm');
    await user.tab();
    act(closeDialog);
    editElsewhere(shiftEntry(SHIFT, now('18:00')));
    act(() => openDialog({ name: 'editShift', shiftId: 's' }));
    await user.click(await button('Continue'));
    expect(await button('Keep 4:00 PM')).toBeInTheDocument();
  });
});

function FormState({ useForm }: { useForm: () => { readonly isGone: boolean } }) {
  return <p>{useForm().isGone ? 'deleted' : 'there'}</p>;
}

test.each([
  ['shift', () => useShiftDraft({ ...SHIFT, id: 'gone' }).record],
  ['template', () => useTemplateDraft({ ...TEMPLATE, id: 'gone' }).record],
  ['employee', () => useEmployeeForm({ ...MAYA, id: 'gone' }, '').record],
  ['availability', () => useAvailabilityForm({ ...MAYA, id: 'gone' }).record],
])('reports a %s as deleted when the deletion came while its form was loading', (_kind, useForm) => {
  renderOnDesktop(<FormState useForm={useForm} />);
  expect(screen.getByText('deleted')).toBeInTheDocument();
});

async function openTemplateForm() {
  const user = userEvent.setup();
  openDialog({ name: 'editTemplate', templateId: 't' });
  renderOnDesktop(<Dialogs />);
  await button('Update Template');
  return user;
}

const template = (id = 't') => liveSchedule.getState().schedule.templates.get(id);

describe('template form while another tab edits the template', () => {
  test('saves only the name when only the name was changed', async () => {
    const user = await openTemplateForm();
    editElsewhere(templateEntry(TEMPLATE, { ...TEMPLATE, endTime: now('18:00').endTime }));
    await user.type(screen.getByLabelText('Name'), ' late');
    await user.click(await button('Update Template'));
    await waitFor(() => expect(template()?.name).toBe('Brunch late'));
    expect(template()?.endTime).toBe('18:00');
  });

  test('asks what to do if the template was deleted', async () => {
    const user = await openTemplateForm();
    editElsewhere(templateEntry(TEMPLATE, undefined));
    await user.click(await button('Update Template'));
    expect(liveSchedule.getState().schedule.templates.size).toBe(0);
    await user.click(await button('Save as new'));
    await waitFor(() =>
      expect([...liveSchedule.getState().schedule.templates.values()]).toEqual([
        { ...TEMPLATE, id: expect.any(String) },
      ]),
    );
  });
});

async function openEmployeeForm() {
  const user = userEvent.setup();
  openDialog({ name: 'editEmployee', employeeId: 'maya' });
  renderOnDesktop(<Dialogs />);
  await button('Save');
  return user;
}

const maya = (): Employee | undefined => liveSchedule.getState().schedule.employees.get('maya');

describe('employee form while another tab edits the employee', () => {
  test('saves only the maximum hours when only those were changed', async () => {
    const user = await openEmployeeForm();
    editElsewhere(employeeEntry(MAYA, { ...MAYA, name: 'Mia', role: 'Cook', color: 'red' }));
    await user.type(screen.getByLabelText('Most hours a week'), '30');
    await user.click(await button('Save'));
    expect(maya()).toMatchObject({ name: 'Mia', role: 'Cook', color: 'red', maxWeekHours: 30 });
  });

  test('asks which name to keep when both tabs changed the name', async () => {
    const user = await openEmployeeForm();
    await user.type(screen.getByLabelText('Name'), ' L');
    editElsewhere(employeeEntry(MAYA, { ...MAYA, name: 'Mia' }));
    await user.click(await button('Save'));
    expect(maya()?.name).toBe('Mia');
    const question = await screen.findByRole('group', { name: 'Name' });
    await user.click(within(question).getByRole('button', { name: 'Keep Maya L' }));
    await user.click(await button('Save'));
    expect(maya()?.name).toBe('Maya L');
  });

  test('asks what to do if the employee was deleted', async () => {
    const user = await openEmployeeForm();
    editElsewhere(employeeEntry(MAYA, undefined));
    await user.click(await button('Save'));
    expect(liveSchedule.getState().schedule.employees.size).toBe(0);
    await user.click(await button('Save as new'));
    expect([...liveSchedule.getState().schedule.employees.values()]).toEqual([
      { ...MAYA, id: expect.any(String) },
    ]);
  });
});

describe('availability form while another tab edits the availability', () => {
  const off = (weekday: number) => ({ weekday, kind: 'off' });
  const open = async () => {
    const user = userEvent.setup();
    openDialog({ name: 'availability', employeeId: 'maya' });
    renderOnDesktop(<Dialogs />);
    await screen.findByRole('button', { name: 'Add time off' });
    return user;
  };

  test('keeps the weekly availability of the other tab when only time off is added', async () => {
    const user = await open();
    editElsewhere(employeeEntry(MAYA, { ...MAYA, availability: { weekly: [off(1)], exceptions: [] } }));
    await user.click(await button('Add time off'));
    await user.click(await button('Save'));
    expect(maya()?.availability).toMatchObject({ weekly: [off(1)], exceptions: [{ kind: 'timeOff' }] });
  });

  test('asks what to do if the employee was deleted during an availability edit', async () => {
    const user = await open();
    editElsewhere(employeeEntry(MAYA, undefined));
    await user.click(await button('Save'));
    expect(liveSchedule.getState().schedule.employees.size).toBe(0);
    await user.click(await button('Save as new'));
    expect([...liveSchedule.getState().schedule.employees.values()]).toMatchObject([{ name: 'Maya' }]);
  });
});

describe('day form while another tab edits the day', () => {
  test('keeps the team note of the other tab and asks about a note that both tabs changed', async () => {
    const user = userEvent.setup();
    openDialog({ name: 'day', date: THURSDAY });
    renderOnDesktop(<Dialogs />);
    const note = await screen.findByLabelText('Note for you');
    await user.type(note, 'Plumber');
    editElsewhere(dayEntry(undefined, { id: THURSDAY, note: 'Piano', teamNote: 'Party of 30' }));
    await user.click(await button('Save'));
    await user.click(await button('Keep Plumber'));
    await user.click(await button('Save'));
    expect(liveSchedule.getState().schedule.days.get(THURSDAY)).toEqual({
      id: THURSDAY,
      note: 'Plumber',
      teamNote: 'Party of 30',
    });
  });
});
