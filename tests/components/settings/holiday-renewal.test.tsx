/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import { HolidayRenewal } from '@/components/settings/planning/holiday-renewal';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { returnToNow } from '@/stores/as-of/as-of-request';
import { showAsOf } from '@/stores/as-of/view-as-of';
import { chooseHolidays } from '@/stores/holidays/choose-holidays';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { day } from '@/tests/support/records';

const renewed = jest.fn();

jest.mock('@/components/ui/loading/when-idle', () => ({
  whenIdle: (act: () => void) => {
    act();
    return () => {};
  },
}));
jest.mock('@/stores/holidays/choose-holidays', () => ({
  ...jest.requireActual('@/stores/holidays/choose-holidays'),
  renewHolidays: (store: unknown) => renewed(store),
}));

afterEach(() => act(returnToNow));

test('renews the holidays of the live schedule while the calendar shows the past', async () => {
  openSchedule([]);
  uiStore.setNow({ today: day('2026-11-20'), minute: 0 });
  await chooseHolidays(liveSchedule, { country: 'DE' });
  const { schedule, awaitingRepair } = liveSchedule.getState();
  const words = { moment: 'then', refused: { message: 'Read-only' }, unknown: 'Unknown' };
  showAsOf({ schedule, awaitingRepair }, THURSDAY, words);
  uiStore.setNow({ today: day('2040-01-01'), minute: 0 });
  await act(async () => {
    renderOnDesktop(
      <ScheduleProvider>
        <HolidayRenewal />
      </ScheduleProvider>,
    );
  });
  expect(renewed).toHaveBeenCalledWith(liveSchedule);
});
