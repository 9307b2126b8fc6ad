/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/(app)/dialogs';
import { TemplateList } from '@/components/templates/template-list';
import { EMPTY_HISTORY } from '@/lib/shifts/change/history';
import { employeeEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, employeeOf, templateOf } from '@/tests/support/records';

jest.mock('next/navigation', () => ({ useRouter: () => ({ back() {}, push() {} }) }));

// Dialogs render slowly on a busy machine.
jest.setTimeout(30_000);

const EARLY = templateOf('Early', { employeeName: 'Maya' });
const OPEN = templateOf('Open');

const shifts = () => shiftsOn(liveSchedule.getState().schedule.shifts, THURSDAY);
const messages = () => notificationsStore.getState().toasts.map(({ message }) => message);
const use = (name: string) => screen.getByRole('button', { name: `Use Template: ${name}` });

function renderList(templates = [EARLY, OPEN]): void {
  openSchedule([]);
  const team = [employeeEntry(undefined, employeeOf('Maya', { role: EARLY.role }))];
  liveSchedule.commit([...team, ...templates.map((template) => templateEntry(undefined, template))]);
  liveSchedule.setState({ history: EMPTY_HISTORY });
  notificationsStore.clearAll();
  closeDialog();
  renderOnDesktop(
    <>
      <TemplateList />
      <Dialogs />
    </>,
  );
}

describe('TemplateList', () => {
  // jsdom lacks these APIs.
  beforeAll(() => {
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  });
  beforeEach(() => {
    jest.spyOn(scheduleStorage, 'whenStored').mockResolvedValue(true);
  });
  afterEach(() => jest.restoreAllMocks());

  test('uses a template only once on a double click or a held key', async () => {
    const user = userEvent.setup();
    renderList();
    await user.dblClick(use('Early'));
    expect(shifts()).toHaveLength(1);
    expect(fireEvent.keyDown(use('Early'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(use('Early'), { key: 'Enter' })).toBe(true);
    await user.click(use('Early'));
    await user.click(await screen.findByRole('button', { name: 'Add all the same' }));
    expect(shifts()).toHaveLength(2);
  });

  test('asks before using a template that breaks a rule, and uses one that breaks none immediately', async () => {
    const user = userEvent.setup();
    const night = templateOf('Night', {
      employeeName: 'Maya',
      role: EARLY.role,
      startTime: clock('22:00'),
      endTime: clock('02:00'),
    });
    renderList([EARLY, night]);
    await user.click(use('Early'));
    await user.click(use('Night'));
    expect(shifts()).toHaveLength(2);
    await user.click(use('Early'));
    const question = await screen.findByRole('alertdialog', { name: 'This shift breaks a rule' });
    expect(question).toHaveTextContent('Maya, Thu, Nov 19, 9:00 AM - 5:00 PM');
    expect(question).toHaveTextContent('Overlaps Thu 9:00 AM - 5:00 PM');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(shifts()).toHaveLength(2);
    await waitFor(() => expect(use('Early')).toHaveFocus());

    // The rest between shifts is too short on the day after.
    act(() => liveSchedule.selectDate(addDays(THURSDAY, 1)));
    await user.click(use('Early'));
    expect(await screen.findByText('Less than 11 h rest after Thu 10:00 PM - 2:00 AM')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add all the same' }));
    expect(shiftsOn(liveSchedule.getState().schedule.shifts, addDays(THURSDAY, 1))).toHaveLength(1);
  });

  test('shows which rules the typed employee name would break, and adds the shift anyway', async () => {
    const user = userEvent.setup();
    renderList([EARLY, OPEN]);
    await user.click(use('Early'));
    await user.click(use('Open'));
    const question = await screen.findByRole('dialog', { name: 'Add Employee' });
    const name = within(question).getByLabelText('Employee name');
    await user.type(name, 'may');
    expect(within(question).queryByText(/^Overlaps/)).toBeNull();
    await user.type(name, 'a');
    expect(within(question).getByText('Overlaps Thu 9:00 AM - 5:00 PM')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Add to Schedule' }));
    expect(shifts()).toHaveLength(2);
  });

  test('shows no success message when the data is read-only', async () => {
    const user = userEvent.setup();
    renderList();
    jest.spyOn(scheduleStorage, 'canEdit').mockReturnValue(false);
    jest.spyOn(scheduleStorage, 'whenStored').mockResolvedValue(false);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await user.click(use('Early'));
    await user.click(screen.getByRole('button', { name: 'Delete template: Early' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await act(async () => {});
    expect(shifts()).toEqual([]);
    expect(messages()).toEqual([]);
  });

  test('reports that a template was already deleted in another tab, without an undo', async () => {
    const user = userEvent.setup();
    renderList();
    await user.click(screen.getByRole('button', { name: 'Delete template: Early' }));
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    act(() => {
      liveSchedule.commit([templateEntry(EARLY, undefined)]);
    });
    await user.click(confirm);
    await act(async () => {});
    expect(getOpenDialog()).toBeNull();
    expect(messages()).toEqual(['That template is already gone']);
    expect(notificationsStore.getState().toasts[0]).not.toHaveProperty('changeId');
  });

  test('keeps the employee question and its input when its template is deleted in another tab', async () => {
    const user = userEvent.setup();
    renderList([OPEN]);
    await user.click(use('Open'));
    await user.type(await screen.findByRole('combobox', { name: 'Employee name' }), 'Zoe');
    act(() => {
      liveSchedule.commit([templateEntry(OPEN, undefined)]);
    });
    expect(screen.getByRole('combobox', { name: 'Employee name' })).toHaveValue('Zoe');
    await user.click(screen.getByRole('button', { name: 'Add to Schedule' }));
    await waitFor(() => expect(messages()).toEqual(['Shift added to schedule']));
    expect(shifts()).toMatchObject([{ employeeName: 'Zoe' }]);
    expect(getOpenDialog()).toBeNull();
  });
});
