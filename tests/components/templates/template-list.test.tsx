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

// A busy machine draws the dialogs slowly.
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

describe('the list of templates', () => {
  // What the browser has and jsdom has not.
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

  test('a double click uses a template once, and so does a key held down', async () => {
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

  test('a template onto a rule is asked about with the sentences first, one that breaks none is used at once', async () => {
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

    // The day after, the rest is too short.
    act(() => liveSchedule.selectDate(addDays(THURSDAY, 1)));
    await user.click(use('Early'));
    expect(await screen.findByText('Less than 11 h rest after Thu 10:00 PM - 2:00 AM')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add all the same' }));
    expect(shiftsOn(liveSchedule.getState().schedule.shifts, addDays(THURSDAY, 1))).toHaveLength(1);
  });

  test('asking who works tells what the typed name would break, and adds it all the same', async () => {
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

  test('where the data is only read, nothing is told to be added or deleted', async () => {
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

  test('what another tab has deleted while it was asked about is said to be gone, with nothing to undo', async () => {
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

  test('the last template deleted elsewhere leaves the question who works it open, with what was typed', async () => {
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
