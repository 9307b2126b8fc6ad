import { screen } from '@testing-library/react';
import { DayView } from '@/components/calendar/day/day-view';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';

test('a row edits, copies and finds cover before it deletes', () => {
  openSchedule([shiftAt('09:00-17:00', { date: THURSDAY })]);
  renderOnDesktop(<DayView />, 1100);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')
    .filter((name) => name.includes('Ana'));
  expect(names).toEqual([
    'Edit shift: Ana, 9:00 AM - 5:00 PM',
    'Copy shift: Ana, 9:00 AM - 5:00 PM',
    'Who can cover? Ana, 9:00 AM - 5:00 PM',
    'Delete shift: Ana, 9:00 AM - 5:00 PM',
  ]);
  expect(screen.getByRole('button', { name: /^Who can cover/ })).toHaveAttribute('title', 'Who can cover?');
});
