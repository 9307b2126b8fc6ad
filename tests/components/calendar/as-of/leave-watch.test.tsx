/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { AsOfWatch } from '@/components/calendar/as-of/leave-watch';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { liveSchedule } from '@/stores/app/schedule-store';
import { asOfRequestStore, cancelAsOfRequest, requestAsOf } from '@/stores/as-of/as-of-request';
import { showSchedule } from '@/stores/schedule/use-schedule';
import { scheduleOf } from '@/tests/support/records';

let mockPath = '/';

jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** Asks for a moment on the first of the pages, and goes on to the others: what becomes of it. */
async function seekOnTheWay(first: string, ...others: readonly string[]) {
  mockPath = first;
  const { rerender, unmount } = render(<AsOfWatch />);
  const request = await act(async () => requestAsOf());
  let hasArrived = false;
  void request.arrived.then(() => {
    hasArrived = true;
  });
  for (const path of others) {
    mockPath = path;
    rerender(<AsOfWatch />);
  }
  await act(async () => {});
  const isRequested = asOfRequestStore.getState().request === request;
  unmount();
  cancelAsOfRequest();
  return { hasArrived, isRequested };
}

test('a moment that is asked for waits for the calendar, and is given up with the way there', async () => {
  expect(await seekOnTheWay('/')).toEqual({ hasArrived: true, isRequested: true });
  expect(await seekOnTheWay('/settings')).toEqual({ hasArrived: false, isRequested: true });
  expect(await seekOnTheWay('/settings', '/')).toEqual({ hasArrived: true, isRequested: true });
  expect(await seekOnTheWay('/settings', '/employees')).toEqual({ hasArrived: false, isRequested: false });
  expect(await seekOnTheWay('/settings', '/', '/settings')).toEqual({ hasArrived: true, isRequested: false });
});

test('a moment that is shown is left with the calendar', () => {
  mockPath = '/';
  const watch = () => (
    <ScheduleProvider>
      <AsOfWatch />
    </ScheduleProvider>
  );
  const { rerender } = render(watch());
  const leave = jest.fn();
  const then = { schedule: scheduleOf({}), awaitingRepair: [] };
  const open = () => ({ ...liveSchedule, asOf: { then, moment: 'Thu Nov 19' } });
  act(() => showSchedule({ kind: 'asOf', open, leave }));
  expect(leave).not.toHaveBeenCalled();
  mockPath = '/insights';
  rerender(watch());
  expect(leave).toHaveBeenCalled();
});
