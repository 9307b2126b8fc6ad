/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { LeaveAsOfWatch } from '@/components/calendar/as-of/leave-watch';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { liveSchedule } from '@/stores/app/schedule-store';
import { asOfRequestStore, cancelAsOfRequest, requestAsOf } from '@/stores/as-of/as-of-request';
import { showSchedule } from '@/stores/schedule/use-schedule';
import { scheduleOf } from '@/tests/support/records';

let mockPath = '/';

jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** Requests a past schedule on the first page, then visits the others. Returns the state of the request. */
async function requestAndVisit(first: string, ...others: readonly string[]) {
  mockPath = first;
  const { rerender, unmount } = render(<LeaveAsOfWatch />);
  const request = await act(async () => requestAsOf());
  let hasArrived = false;
  void request.arrived.then(() => {
    hasArrived = true;
  });
  for (const path of others) {
    mockPath = path;
    rerender(<LeaveAsOfWatch />);
  }
  await act(async () => {});
  const isRequested = asOfRequestStore.getState().request === request;
  unmount();
  cancelAsOfRequest();
  return { hasArrived, isRequested };
}

test('holds a requested past schedule until the calendar opens and cancels it on any other page', async () => {
  expect(await requestAndVisit('/')).toEqual({ hasArrived: true, isRequested: true });
  expect(await requestAndVisit('/settings')).toEqual({ hasArrived: false, isRequested: true });
  expect(await requestAndVisit('/settings', '/')).toEqual({ hasArrived: true, isRequested: true });
  expect(await requestAndVisit('/settings', '/employees')).toEqual({ hasArrived: false, isRequested: false });
  expect(await requestAndVisit('/settings', '/', '/settings')).toEqual({
    hasArrived: true,
    isRequested: false,
  });
});

test('closes a shown past schedule when the user leaves the calendar', () => {
  mockPath = '/';
  const watch = () => (
    <ScheduleProvider>
      <LeaveAsOfWatch />
    </ScheduleProvider>
  );
  const { rerender } = render(watch());
  const leave = jest.fn();
  const pastSchedule = { schedule: scheduleOf({}), awaitingRepair: [] };
  const open = () => ({ ...liveSchedule, asOf: { pastSchedule, moment: 'Thu Nov 19' } });
  act(() => showSchedule({ kind: 'asOf', open, leave }));
  expect(leave).not.toHaveBeenCalled();
  mockPath = '/insights';
  rerender(watch());
  expect(leave).toHaveBeenCalled();
});
