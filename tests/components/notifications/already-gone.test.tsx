/** @jest-environment jsdom */

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/(app)/dialogs';
import { sampleEntries } from '@/lib/sample/sample-restaurant';
import {
  awaitingRepairEntry,
  type ChangeEntry,
  employeeEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { removeSample } from '@/stores/first-use/sample';
import { closeDialog, getOpenDialog, type OpenDialog, openDialog } from '@/stores/ui/dialogs';
import { editShift, openSchedule, savedShift, shiftName, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, templateOf } from '@/tests/support/records';

const SHIFT = makeShift({ id: 'gone' });
const EMPLOYEE = employeeOf('Zoe');
const TEMPLATE = templateOf('Early');
const UNDATED = { id: 'gone', stored: { id: 'gone', employeeName: 'Zoe', date: 'someday' } };

const notices = () => notificationsStore.getState().toasts;

/** Another tab's edit is the latest step, which an Undo of the last step would revert. */
function editAnother(): void {
  editShift(0, { notes: 'edited elsewhere' });
}

function expectAnotherUntouched(): void {
  expect(savedShift(0).notes).toBe('edited elsewhere');
}

async function expectGoneNotice(message: string): Promise<void> {
  await waitFor(() => expect(notices()).toMatchObject([{ message, type: 'info' }]));
  expect(notices()[0]).not.toHaveProperty('changeId');
  expectAnotherUntouched();
}

beforeEach(() => {
  openSchedule([makeShift({ id: shiftName(0), employeeName: 'Ana' })]);
  notificationsStore.setState({ notifications: [], toasts: [] });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  closeDialog();
});
afterEach(() => jest.restoreAllMocks());

interface Kind {
  readonly made: ChangeEntry;
  readonly removed: ChangeEntry;
  readonly dialog: OpenDialog;
  readonly gone: string;
}

const KINDS: readonly (readonly [kind: string, Kind])[] = [
  [
    'shift',
    {
      made: shiftEntry(undefined, SHIFT),
      removed: shiftEntry(SHIFT, undefined),
      dialog: { name: 'deleteConfirm', shiftId: SHIFT.id },
      gone: 'That shift is already gone',
    },
  ],
  [
    'employee',
    {
      made: employeeEntry(undefined, EMPLOYEE),
      removed: employeeEntry(EMPLOYEE, undefined),
      dialog: { name: 'deleteEmployee', employeeId: EMPLOYEE.id },
      gone: 'That employee is already gone',
    },
  ],
  [
    'template',
    {
      made: templateEntry(undefined, TEMPLATE),
      removed: templateEntry(TEMPLATE, undefined),
      dialog: { name: 'deleteTemplate', templateId: TEMPLATE.id },
      gone: 'That template is already gone',
    },
  ],
];

describe('confirming after another tab made the change first', () => {
  test.each(KINDS)(
    'reports that a deleted %s is already gone',
    async (_kind, { made, removed, dialog, gone }) => {
      const user = userEvent.setup();
      liveSchedule.commit([made]);
      renderOnDesktop(<Dialogs />);
      act(() => openDialog(dialog));
      const confirm = await screen.findByRole('button', { name: /^Delete/ });
      act(() => void liveSchedule.commit([removed]));
      editAnother();
      await user.click(confirm);
      expect(getOpenDialog()).toBeNull();
      await expectGoneNotice(gone);
    },
  );

  test('reports that a shift awaiting repair is already gone', async () => {
    const user = userEvent.setup();
    liveSchedule.commit([awaitingRepairEntry(undefined, UNDATED)]);
    renderOnDesktop(<Dialogs />);
    act(() => openDialog({ name: 'repairShifts' }));
    await user.click(await screen.findByRole('button', { name: 'Delete shift: Zoe' }));
    const confirm = await screen.findByRole('button', { name: 'Delete Shift' });
    act(() => void liveSchedule.commit([awaitingRepairEntry(UNDATED, undefined)]));
    editAnother();
    await user.click(confirm);
    await expectGoneNotice('That shift was already repaired or removed');
  });

  test('reports that the sample restaurant is already gone', async () => {
    liveSchedule.commit(sampleEntries(THURSDAY, 'monday'));
    const removing = removeSample('removed', 'gone');
    liveSchedule.undo();
    editAnother();
    await removing;
    await expectGoneNotice('gone');
  });

  test('does not report saved availability when only a namesake of the deleted employee is left', async () => {
    const user = userEvent.setup();
    liveSchedule.commit([employeeEntry(undefined, EMPLOYEE)]);
    renderOnDesktop(<Dialogs />);
    act(() => openDialog({ name: 'availability', employeeId: EMPLOYEE.id }));
    const monday = await screen.findByRole('radiogroup', { name: 'Monday' });
    const [, notAtAll = monday] = within(monday).getAllByRole('radio');
    await user.click(notAtAll);
    const namesake = { ...EMPLOYEE, id: 'namesake' };
    act(() => {
      liveSchedule.commit([employeeEntry(EMPLOYEE, undefined), employeeEntry(undefined, namesake)]);
    });
    editAnother();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save as new' }));
    await expectGoneNotice('That employee is already gone');
    expect([...liveSchedule.getState().schedule.employees.values()]).toEqual([namesake]);
  });

  test('reports that there are no shifts or employees left to remove', async () => {
    const user = userEvent.setup();
    renderOnDesktop(<Dialogs />);
    act(() => openDialog({ name: 'clearShifts' }));
    const confirm = await screen.findByRole('button', { name: 'Clear all shifts' });
    act(() => void liveSchedule.clearShifts());
    await user.click(confirm);
    act(() => openDialog({ name: 'clearEmployees' }));
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    expect(notices().map(({ message, changeId }) => [message, changeId])).toEqual([
      ['There are no shifts left to remove', undefined],
      ['There are no employees left to remove', undefined],
    ]);
  });
});
