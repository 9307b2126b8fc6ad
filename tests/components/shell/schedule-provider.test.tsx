/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { DialogsSchedule, ScheduleProvider } from '@/components/shell/schedule-provider';
import { shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { weekShiftsFrom, weekShiftsOf, weekTemplate } from '@/lib/templates/week/week-template';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';
import { liveSchedule } from '@/stores/app/schedule-store';
import { saveAfterDelay } from '@/stores/schedule/save-after-delay';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { leaveSchedule, showSchedule, useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { editWeek } from '@/stores/templates/edit-week';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { distributedShifts, openSchedule } from '@/tests/support/app-schedule';
import { shiftAt } from '@/tests/support/records';

const WEEK = weekTemplate({ id: 'week', name: 'Winter' }, weekShiftsFrom([shiftAt('09:00-17:00')], false));

let calendar: ScheduleStore;
let dialogs: ScheduleStore;

function Calendar() {
  calendar = useScheduleStore();
  return <output>{useSchedule(({ schedule }) => schedule.shifts.shiftCount)}</output>;
}

function Dialogs() {
  dialogs = useScheduleStore();
  return null;
}

beforeEach(() => {
  openSchedule(distributedShifts(3));
  liveSchedule.commit([templateEntry(undefined, WEEK)]);
  render(
    <ScheduleProvider>
      <Calendar />
      <DialogsSchedule>
        <Dialogs />
      </DialogsSchedule>
    </ScheduleProvider>,
  );
});
afterEach(() => {
  act(() => {
    closeDialog();
    showSchedule();
  });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const count = () => screen.getByRole('status').textContent;
const templateShiftCount = () => {
  const template = liveSchedule.getState().schedule.templates.get('week');
  return template ? weekShiftsOf(template).length : 0;
};

test('provides the week template while it is edited, follows its changes, then returns to the live schedule', () => {
  expect(count()).toBe('3');
  act(() => editWeek(liveSchedule, 'week'));
  expect(count()).toBe('1');
  act(() => void liveSchedule.commit([templateEntry(WEEK, { ...WEEK, week: [] })]));
  expect(count()).toBe('0');
  act(() => leaveSchedule('week'));
  expect(count()).toBe('3');
  expect(calendar).toBe(liveSchedule);
});

test('keeps the schedule of an open dialog when the calendar switches to another one', () => {
  act(() => editWeek(liveSchedule, 'week'));
  act(() => openDialog({ name: 'addShift' }));
  const week = dialogs;
  act(() => leaveSchedule('week'));
  expect([calendar, dialogs]).toEqual([liveSchedule, week]);
  act(closeDialog);
  expect(dialogs).toBe(liveSchedule);
});

/** Leaves the week while a shift is being saved into the template. */
async function leaveWhileSaving() {
  jest.useFakeTimers();
  act(() => editWeek(liveSchedule, 'week'));
  const week = calendar;
  const change = week.submit([shiftEntry(undefined, shiftAt('18:00-22:00', { id: 'new' }))]);
  const saved = saveAfterDelay(week, change, {
    delayMs: SHIFT_SAVE_DELAY_MS,
    category: 'shifts',
    acts: { saved: 'shiftSaved', failed: 'shiftNotSaved' },
    messages: { saved: 'Saved', failed: 'Failed', failedDetail: '' },
    onSubmitted() {},
  });
  act(() => leaveSchedule('week'));
  await act(() => jest.advanceTimersByTimeAsync(SHIFT_SAVE_DELAY_MS));
  return saved;
}

test('saves a shift into the template when the user leaves the week during the save delay', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  expect(await leaveWhileSaving()).toBe(true);
  expect(templateShiftCount()).toBe(2);
  expect(liveSchedule.getState().schedule.shifts.shiftCount).toBe(3);
});

test('withdraws the change of the template when it cannot be stored after the user left the week', async () => {
  const whenStored = jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(false);
  const withdraw = jest.spyOn(liveSchedule, 'withdraw');
  expect(await leaveWhileSaving()).toBe(false);
  // The live schedule knows the change of the template, not the change of the week's shift.
  const ofTemplate = expect.objectContaining({ entries: [expect.objectContaining({ id: 'week' })] });
  expect(whenStored.mock.calls).toEqual([[ofTemplate]]);
  expect(withdraw.mock.calls).toEqual([[ofTemplate]]);
});
