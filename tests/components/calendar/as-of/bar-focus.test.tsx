/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { LazyAsOfBar } from '@/components/calendar/as-of/lazy-as-of-bar';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { returnToNow } from '@/stores/as-of/as-of-request';
import { showAsOf } from '@/stores/as-of/view-as-of';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { scheduleOf } from '@/tests/support/records';

const WORDS = { moment: 'Thu Nov 19, 2:14 PM', refused: { message: 'As it was' }, unknown: 'Unknown' };

async function viewAsOf(focused: string) {
  openSchedule([]);
  await loadLanguage();
  showAsOf({ schedule: scheduleOf({}), awaitingRepair: [] }, THURSDAY, WORDS);
  renderOnDesktop(
    <ScheduleProvider>
      <button type="button">Notifications</button>
      <main id="content" tabIndex={-1}>
        <LazyAsOfBar />
        <button type="button">Card</button>
      </main>
    </ScheduleProvider>,
  );
  screen.getByRole('button', { name: focused }).focus();
  return (await screen.findByText('The schedule as it was on Thu Nov 19, 2:14 PM.')).closest('p');
}

afterEach(() => act(returnToNow));

test('LazyAsOfBar takes the focus when it appears', async () => {
  expect(await viewAsOf('Notifications')).toHaveFocus();
});

test('LazyAsOfBar leaves the focus on a card that was focused before the bar has loaded', async () => {
  expect(await viewAsOf('Card')).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Card' })).toHaveFocus();
});
