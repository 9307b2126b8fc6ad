/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { RangeChip, RangeHolder } from '@/components/insights/insights-actions';
import { OverviewTab } from '@/components/insights/overview/tab';
import { TimelineAxis } from '@/components/parts/timeline/grid';
import { nowOnAxis } from '@/lib/insights/timeline';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { day, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

const on = (date: string, times: string, fields = {}) =>
  shiftAt(times, { id: `${date} ${times} ${JSON.stringify(fields)}`, date: day(date), ...fields });

/** Ana has 44 hours in the shown week; Ana and Ben have 8 each in the week before. Two shifts are open. */
const SHIFTS = [
  ...[16, 17, 18, 19].map((date) => on(`2026-11-${date}`, '08:00-19:00')),
  on('2026-11-20', '09:00-17:00', { employeeName: '' }),
  on('2026-11-21', '09:00-17:00', { employeeName: '', role: 'Cook' }),
  on('2026-11-13', '09:00-17:00'),
  on('2026-11-15', '09:00-17:00', { employeeName: 'Ben', role: 'Cook' }),
];

const card = (name: string) => screen.getByRole('region', { name }).textContent;

function open(): void {
  openSchedule(SHIFTS, THURSDAY);
  uiStore.setNow({ today: THURSDAY, minute: 17 * 60 });
  renderOnDesktop(
    <RangeHolder>
      <RangeChip />
      <OverviewTab />
    </RangeHolder>,
  );
}

test('compares the shown week with the week before, followed by all-time totals', () => {
  open();
  expect(card('Hours')).toBe('Hours44.028.0 h more than the week before');
  expect(card('People')).toBe('People11 fewer than the week before');
  expect(card('Open shifts')).toBe('Open shifts22 more than the week before');
  expect(card('Overtime')).toBe('Overtime4.04.0 h more than the week before');
  const sections = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  const titles = sections.map((id) => document.getElementById(id ?? '')?.textContent);
  expect(titles).toEqual([
    ...['Week shown', 'Hours', 'People', 'Open shifts', 'Overtime'],
    ...['All time', 'Total Shifts', 'Active Employees', 'Total Hours', 'Shifts Today'],
    ...['Status Breakdown', 'Role Distribution'],
  ]);
  expect(card('Total Shifts')).toContain('Total Shifts8');
});

test('moves to the week before and after by the buttons beside the range', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(screen.getByText('Mon 9 - Sun 15 Nov')).toBeTruthy();
  expect(card('Hours')).toBe('Hours16.016.0 h more than the week before');
  expect(card('Overtime')).toBe('Overtime0.0As the week before');
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect(liveSchedule.getState().selectedDate).toBe('2026-11-26');
  expect(card('Open shifts')).toBe('Open shifts02 fewer than the week before');
});

test('counts another week when the week start changes', () => {
  open();
  act(() => setSettings({ weekStart: 'sunday' }));
  expect(screen.getByText('Sun 15 - Sat 21 Nov')).toBeTruthy();
  expect(card('Hours')).toBe('Hours52.044.0 h more than the week before');
  expect(card('People')).toBe('People21 more than the week before');
  act(() => setSettings({ weekStart: 'monday' }));
});

test('draws bars of 50 % for two equal roles and shows percentages that add up to 100', () => {
  const role = (role: string, status: string, count: number) =>
    Array.from({ length: count }, (_, number) => on('2026-11-16', '09:00-17:00', { role, status, number }));
  openSchedule([
    ...role('Server', 'Confirmed', 3),
    ...role('Cook', 'Pending', 2),
    ...role('Cook', 'Maybe', 1),
  ]);
  renderOnDesktop(<OverviewTab />);
  const roles = screen.getByRole('region', { name: 'Role Distribution' });
  const bars = [...roles.querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) => style.width);
  expect(bars).toEqual(['50%', '50%']);
  cleanup();
  // One of three each is 33.3 % three times.
  openSchedule([
    ...role('Server', 'Confirmed', 1),
    ...role('Cook', 'Pending', 1),
    ...role('Host', 'Maybe', 1),
  ]);
  renderOnDesktop(<OverviewTab />);
  for (const name of ['Role Distribution', 'Status Breakdown']) {
    const lines = within(screen.getByRole('region', { name })).getAllByRole('listitem');
    const shown = lines.map(({ textContent }) => (textContent ?? '').slice(-3));
    expect(shown).toEqual(['34%', '33%', '33%']);
  }
});

test('labels the same hours on the timeline axis at any time of day', () => {
  openSchedule([]);
  const axis = { startMinute: 7 * 60, endMinute: 23 * 60 };
  for (const minute of [7 * 60, 8 * 60, 12 * 60 + 59, 16 * 60, 23 * 60]) {
    uiStore.setNow({ today: MONDAY, minute });
    renderOnDesktop(<TimelineAxis axis={axis} now={nowOnAxis(uiStore.getState(), MONDAY, axis)} />);
    const labels = [...document.querySelectorAll('.timeline-hour')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['7 AM', '9 AM', '11 AM', '1 PM', '3 PM', '5 PM', '7 PM', '9 PM', '11 PM']);
    expect(document.querySelectorAll('[data-now]')).toHaveLength(1);
    cleanup();
  }
});
