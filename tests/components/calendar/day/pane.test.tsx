/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react';
import { DayPane } from '@/components/calendar/day/day-view';
import { useShownDay } from '@/components/calendar/day/use-shown-day';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';

const FRIDAY = addDays(THURSDAY, 1);
const people = (count: number, date = THURSDAY) =>
  Array.from({ length: count }, (_, at) =>
    shiftAt('09:00-17:00', { id: `${date} ${at}`, employeeName: `P${at}`, date }),
  );

function Pane() {
  const { date, shifts, carried } = useShownDay();
  return <DayPane date={date} shifts={shifts} carried={carried} />;
}

const highest = () =>
  Math.max(
    ...Array.from(document.querySelectorAll<HTMLElement>('.coverage-bar'), ({ style }) =>
      Number.parseFloat(style.height),
    ),
  );

test('scales the coverage bars of two days of one week equally', async () => {
  openSchedule([...people(9), ...people(10, FRIDAY)]);
  renderOnDesktop(<Pane />);
  await screen.findByRole('grid');
  expect(highest()).toBeCloseTo(90);
  act(() => liveSchedule.selectDate(FRIDAY));
  expect(highest()).toBeCloseTo(100);
});

test('draws low bars for a week with few people', async () => {
  openSchedule(people(2));
  renderOnDesktop(<Pane />);
  await screen.findByRole('grid');
  expect(highest()).toBeCloseTo(25);
});
