/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { WeekGrid } from '@/components/calendar/week/grid';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { addDays } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import { editShift, MONDAY, openSchedule, shiftName, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, shiftAt } from '@/tests/support/records';

const HEIGHT_PX = 14;

/** Heights of the 24 bars of a day of the week. An hour without people has the minimum, 1. */
function barsOf(position: number): readonly number[] {
  const path = document.querySelectorAll('.coverage-strip path')[position]?.getAttribute('d') ?? '';
  return [...path.matchAll(/ 14v-(\d+)h/g)].map(([, height]) => Number(height));
}

const busyHours = (position: number) =>
  barsOf(position).flatMap((height, hour) => (height > 1 ? [hour] : []));

let next = 0;
const planned = (times: string, dayOfWeek: number, fields = {}) => {
  const name = shiftName(next++);
  return shiftAt(times, { id: name, employeeName: name, date: addDays(MONDAY, dayOfWeek), ...fields });
};

beforeEach(() => {
  next = 0;
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => uiStore.setFilter(NO_FILTER));
  jest.runOnlyPendingTimers();
});

test('draws hours after midnight in the strip of the next day, also from the week before', () => {
  openSchedule([planned('22:00-02:00', 3), planned('20:00-05:30', -1), planned('18:00-00:00', 4)]);
  renderOnDesktop(<WeekGrid days={WEEK} />);
  expect(busyHours(0)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(busyHours(3)).toEqual([22, 23]);
  expect(busyHours(4)).toEqual([0, 1, 18, 19, 20, 21, 22, 23]);
  expect(busyHours(5)).toEqual([]);
});

test('counts card, hours and people of a night shift only on the day on which it starts', () => {
  openSchedule([planned('22:00-02:00', 3)]);
  renderOnDesktop(<WeekGrid days={WEEK} />);
  const columns = document.querySelectorAll('[data-week-column]');
  expect(columns[3]?.querySelectorAll('[data-shift-id]')).toHaveLength(1);
  expect(columns[4]?.querySelectorAll('[data-shift-id]')).toHaveLength(0);
  expect(columns[4]).toHaveTextContent('Friday, November 20, 0 h, 0 people');
});

test('ignores a canceled night shift, and follows edits of a night shift', () => {
  openSchedule([planned('22:00-02:00', 3), planned('22:00-03:00', 3, { status: 'Canceled' })]);
  renderOnDesktop(<WeekGrid days={WEEK} />);
  expect(busyHours(4)).toEqual([0, 1]);
  editShift(0, { endTime: clock('00:00') });
  expect(busyHours(4)).toEqual([]);
  editShift(1, { status: 'Confirmed' });
  expect(busyHours(4)).toEqual([0, 1, 2]);
  expect(WEEK[3]).toBe(THURSDAY);
});

test('hides the hours after midnight of filtered shifts', () => {
  openSchedule([planned('22:00-02:00', 3, { role: 'Cook' }), planned('22:00-04:00', 3)]);
  renderOnDesktop(<WeekGrid days={WEEK} />);
  act(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Cook'] }));
  expect(busyHours(4)).toEqual([0, 1]);
});

test('scales all days to the busiest hour of the week', () => {
  const together = (count: number, dayOfWeek: number) =>
    Array.from({ length: count }, () => planned('12:00-13:00', dayOfWeek));
  openSchedule([...together(16, 1), ...together(8, 2), ...together(12, 3)]);
  renderOnDesktop(<WeekGrid days={WEEK} />);
  expect([1, 2, 3].map((position) => barsOf(position)[12])).toEqual([HEIGHT_PX, 7, 11]);
});
