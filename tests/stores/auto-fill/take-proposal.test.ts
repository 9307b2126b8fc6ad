/** @jest-environment jsdom */

import type { FilledShift, Proposal } from '@/lib/auto-fill/proposal';
import { employeeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { acceptProposal } from '@/stores/auto-fill/accept-proposal';
import { saveSettings } from '@/stores/preferences/save-settings';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { employeeOf, shiftAt } from '@/tests/support/records';

const NO_FIGURES = { filled: 0, open: 2, overtimeMinutes: 0, spreadMinutes: 0, mostWeekendDays: 0 };
const open = (id: string, times: string) => shiftAt(times, { id, date: THURSDAY, employeeName: '' });
const [morning, evening] = [open('m', '08:00-14:00'), open('e', '16:00-22:00')];
const team = [employeeOf('Ana'), employeeOf('Ben', { color: 'blue' })];

const steps = () => liveSchedule.getState().history.undo;
const shift = (id: string) => findShift(liveSchedule.getState().schedule.shifts, id);
const nameOf = (id: string) => shift(id)?.employeeName;

function filledBy(name: string, of: Shift): FilledShift {
  return { shift: of, employeeId: `employee-${name}`, employeeName: name, reasons: [] };
}

function proposalOf(...filled: readonly FilledShift[]): Proposal {
  return { filled, unfilled: [], before: NO_FIGURES, after: NO_FIGURES, gap: 0, seed: 42 };
}

const proposal = proposalOf(filledBy('Ana', morning), filledBy('Ben', evening));

beforeAll(() => saveSettings({ language: 'en', timezone: 'system' }));
beforeEach(() => {
  openSchedule([]);
  liveSchedule.commit([
    ...team.map((employee) => employeeEntry(undefined, employee)),
    ...[morning, evening].map((each) => shiftEntry(undefined, each)),
  ]);
  notificationsStore.clearAll();
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
});

test('assigns all shifts in one announced change with the seed, undone and redone as a whole', async () => {
  const before = steps().length;
  expect(acceptProposal(liveSchedule, proposal, ['m', 'e'])).toEqual({ takenCount: 2, leftOut: [] });
  expect(steps()).toHaveLength(before + 1);
  expect(steps().at(-1)).toMatchObject({ proposal: { seed: 42 } });
  expect(shift('e')).toEqual({ ...evening, employeeName: 'Ben', color: 'blue' });

  await new Promise(process.nextTick);
  const { toasts } = notificationsStore.getState();
  expect(toasts).toMatchObject([{ message: '2 shifts assigned', changeId: steps().at(-1)?.id }]);

  undoStep(liveSchedule);
  expect([nameOf('m'), nameOf('e')]).toEqual(['', '']);
  redoStep(liveSchedule);
  expect([nameOf('m'), nameOf('e')]).toEqual(['Ana', 'Ben']);
  expect(steps().at(-1)).toMatchObject({ proposal: { seed: 42 } });
});

test('leaves unselected shifts open, and makes no step if none is selected', () => {
  expect(acceptProposal(liveSchedule, proposal, ['e']).takenCount).toBe(1);
  expect([nameOf('m'), nameOf('e')]).toEqual(['', 'Ben']);
  const before = steps().length;
  expect(acceptProposal(liveSchedule, proposal, [])).toEqual({ takenCount: 0, leftOut: [] });
  expect(steps()).toHaveLength(before);
});

test('leaves out and reports shifts that now break a rule or whose employee was deleted', () => {
  liveSchedule.commit([
    employeeEntry(team[1], undefined),
    shiftEntry(undefined, shiftAt('13:00-15:00', { id: 'n', date: THURSDAY })),
  ]);
  expect(acceptProposal(liveSchedule, proposal, ['m', 'e'])).toEqual({
    takenCount: 0,
    leftOut: [
      { shift: morning, employeeName: 'Ana', breaks: [expect.objectContaining({ rule: 'overlap' })] },
      { shift: evening, employeeName: 'Ben', breaks: [] },
    ],
  });
});

test('assigns nothing if the schedule refuses the change', () => {
  jest.spyOn(liveSchedule, 'commit').mockReturnValueOnce(undefined as ScheduleChange | undefined);
  expect(acceptProposal(liveSchedule, proposal, ['m']).takenCount).toBe(0);
});
