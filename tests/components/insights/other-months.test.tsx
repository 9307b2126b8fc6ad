/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react';
import { HoursTab } from '@/components/insights/hours/tab';
import { RangeChip, RangeHolder } from '@/components/insights/insights-actions';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { day, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('moves the shown hours by month or by week, and starts weeks on the configured weekday', () => {
  openSchedule([shiftAt('08:00-19:00', { id: 's1', date: day('2026-10-05') })], THURSDAY);
  uiStore.setNow({ today: THURSDAY, minute: 17 * 60 });
  renderOnDesktop(
    <RangeHolder>
      <RangeChip />
      <HoursTab />
    </RangeHolder>,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'This Month' }));
  expect(screen.getByText('Sun 1 - Mon 30 Nov')).toBeTruthy();
  press('Previous month');
  expect(screen.getByText('Thu 1 - Sat 31 Oct')).toBeTruthy();
  expect(screen.getByRole('table').textContent).toContain('11.0');
  press('Next month');
  // The calendar behind shows the same day as before.
  expect(liveSchedule.getState().selectedDate).toBe(THURSDAY);
  fireEvent.click(screen.getByRole('tab', { name: 'This Week' }));
  act(() => setSettings({ weekStart: 'sunday' }));
  expect(screen.getByText('Sun 15 - Sat 21 Nov')).toBeTruthy();
  press('Next week');
  expect(screen.getByText('Sun 22 - Sat 28 Nov')).toBeTruthy();
});
