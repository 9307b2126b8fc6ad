/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { RulesSettings } from '@/components/settings/more-sections';
import { OpeningHoursSettings } from '@/components/settings/planning/opening-hours';
import en from '@/lib/i18n/messages/en.json';
import later from '@/lib/i18n/messages/later/en.json';
import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { ALWAYS_OPEN } from '@/lib/time/opening-hours';
import { renderOnDesktop } from '@/tests/support/desktop';
import { readSettingNow, setSettings } from '@/tests/support/set-settings';

const limits = () => readSettingNow('limits');
const days = () => readSettingNow('openingHours').days;

beforeEach(() => {
  setSettings({ limits: DEFAULT_LIMITS });
  setSettings({ openingHours: ALWAYS_OPEN });
  renderOnDesktop(
    <IntlProvider locale="en" messages={{ ...en, ...later }} timeZone="UTC">
      <RulesSettings />
      <OpeningHoursSettings />
    </IntlProvider>,
  );
});

test('saves a limit on blur or Enter and rejects an invalid one', async () => {
  const user = userEvent.setup();
  const hours = screen.getByRole('spinbutton', { name: 'Most hours a day' });
  const run = screen.getByRole('spinbutton', { name: 'Most days in a row' });
  expect([hours, run].map((field) => (field as HTMLInputElement).value)).toEqual(['12', '6']);
  await user.clear(hours);
  await user.type(hours, '10');
  await user.clear(run);
  await user.type(run, '5');
  expect(limits()).toMatchObject({ dayHours: 10, daysRunning: 6 });
  await user.keyboard('{Enter}');
  expect(limits()).toMatchObject({ dayHours: 10, daysRunning: 5 });
  await user.clear(run);
  await user.type(run, '32');
  expect(run).toHaveAccessibleDescription('Enter whole days from 0 to 31.');
  await user.tab();
  expect(run).toHaveValue(5);
  expect(limits().daysRunning).toBe(5);
});

test('saves separate limits for minors', async () => {
  const user = userEvent.setup();
  const hours = screen.getByRole('spinbutton', { name: 'Most hours a day of a minor' });
  const latest = screen.getByRole('spinbutton', { name: 'Latest hour of a minor' });
  expect([hours, latest].map((field) => (field as HTMLInputElement).value)).toEqual(['8', '22']);
  expect(latest).toHaveAccessibleDescription(/22 is 10:00 PM/);
  await user.clear(hours);
  await user.type(hours, '7');
  await user.clear(latest);
  await user.type(latest, '20');
  await user.tab();
  expect(limits()).toMatchObject({ minorDayHours: 7, minorLatestHour: 20 });
});

test('sets a day to closed, hours or always open, and does not save incomplete hours', async () => {
  const user = userEvent.setup();
  const choose = (weekday: string, kind: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: weekday })).getByRole('radio', { name: kind }));
  await choose('Monday', 'Closed');
  await choose('Friday', 'Hours');
  expect(days()).toEqual([
    { weekday: 1, kind: 'closed' },
    { weekday: 5, kind: 'hours', from: '11:00', to: '23:00' },
  ]);
  const closes = within(screen.getByRole('group', { name: 'Opening hours on Friday' })).getByLabelText(
    'Closes',
  );
  await user.clear(closes);
  await user.type(closes, 'x');
  expect(closes).toBeInvalid();
  expect(days()[1]?.to).toBe('23:00');
  await user.clear(closes);
  await user.type(closes, '2am');
  await user.tab();
  expect(days()[1]).toEqual({ weekday: 5, kind: 'hours', from: '11:00', to: '02:00' });
  // A further day is prefilled with the latest hours.
  await choose('Saturday', 'Hours');
  expect(days()[2]).toEqual({ weekday: 6, kind: 'hours', from: '11:00', to: '02:00' });
  // A day that is reopened gets its previous hours back.
  await choose('Monday', 'Hours');
  await choose('Friday', 'Always open');
  const opens = within(screen.getByRole('group', { name: 'Opening hours on Monday' })).getByLabelText(
    'Opens',
  );
  await user.clear(opens);
  await user.type(opens, '6am');
  await choose('Monday', 'Closed');
  await choose('Monday', 'Hours');
  expect(days()[0]).toMatchObject({ weekday: 1, from: '06:00' });
  await choose('Friday', 'Hours');
  expect(days()[1]).toEqual({ weekday: 5, kind: 'hours', from: '11:00', to: '02:00' });
  await choose('Monday', 'Always open');
  expect(days().map(({ weekday }) => weekday)).toEqual([5, 6]);
  await user.click(screen.getByRole('switch', { name: 'Show closing as a word' }));
  expect(readSettingNow('openingHours')).toMatchObject({ isCloseShown: true, days: days() });
});
