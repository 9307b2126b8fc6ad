/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { LookBackWatch } from '@/components/calendar/look-back/leave-watch';
import { lookedBackStore, seekMoment, seekNoMore } from '@/stores/look-back/looked-back';
import { scheduleOf } from '@/tests/support/records';

let mockPath = '/';

jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** Asks for a moment on the first of the pages, and goes on to the others: what becomes of it. */
async function seekOnTheWay(first: string, ...others: readonly string[]) {
  mockPath = first;
  const { rerender, unmount } = render(<LookBackWatch />);
  const sought = await act(async () => seekMoment());
  let hasArrived = false;
  void sought.arrived.then(() => {
    hasArrived = true;
  });
  for (const path of others) {
    mockPath = path;
    rerender(<LookBackWatch />);
  }
  await act(async () => {});
  const isSought = lookedBackStore.getState().sought === sought;
  unmount();
  seekNoMore();
  return { hasArrived, isSought };
}

test('a moment that is asked for waits for the calendar, and is given up with the way there', async () => {
  expect(await seekOnTheWay('/')).toEqual({ hasArrived: true, isSought: true });
  expect(await seekOnTheWay('/settings')).toEqual({ hasArrived: false, isSought: true });
  expect(await seekOnTheWay('/settings', '/')).toEqual({ hasArrived: true, isSought: true });
  expect(await seekOnTheWay('/settings', '/employees')).toEqual({ hasArrived: false, isSought: false });
  expect(await seekOnTheWay('/settings', '/', '/settings')).toEqual({ hasArrived: true, isSought: false });
});

test('a moment that is shown is left with the calendar', () => {
  mockPath = '/';
  const { rerender } = render(<LookBackWatch />);
  const leave = jest.fn();
  const then = { schedule: scheduleOf({}), awaitingRepair: [] };
  act(() => lookedBackStore.setState({ looked: { then, moment: 'Thu Nov 19', leave } }));
  expect(leave).not.toHaveBeenCalled();
  mockPath = '/insights';
  rerender(<LookBackWatch />);
  expect(leave).toHaveBeenCalled();
  act(() => lookedBackStore.setState({ looked: undefined }));
});
