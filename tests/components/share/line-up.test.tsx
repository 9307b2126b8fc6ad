/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { IntlProvider, useMessages } from 'use-intl';
import { LineUpDialog } from '@/components/share/line-up/dialog';
import later from '@/lib/i18n/messages/later/en.json';

import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { NIGHT, thursday } from '@/tests/support/night-shifts';
import { setSettings } from '@/tests/support/set-settings';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => act(() => setSettings({ businessName: '' })));

function LineUp() {
  return (
    <IntlProvider locale="en" messages={{ ...useMessages(), ...later }} timeZone="UTC">
      <LineUpDialog date={THURSDAY} />
    </IntlProvider>
  );
}

test('prints the business name, people by role with times and an empty notes column, but no private notes', async () => {
  openSchedule([...NIGHT, thursday('09:00-17:00', 'Ana', { notes: 'owes me money', role: 'Manager' })]);
  act(() => setSettings({ businessName: 'Osteria Luna' }));
  renderOnDesktop(<LineUp />);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const rows = within(preview)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Name', 'Time', 'Hours', 'Notes'],
    ['Manager 1 person · 8 h'],
    ['Ana', '9:00 AM - 5:00 PMfirst in', '8', ''],
    ['Server 2 people · 12 h'],
    ['Zoe', '4:00 PM - 12:00 AMends the next day', '8', ''],
    ['Maya', '10:00 PM - 2:00 AMends the next day', '4', ''],
    ['Cook 1 person · 11.5 h'],
    ['Ben', '6:30 PM - 6:00 AMlast out · ends the next day · not confirmed yet', '11.5', ''],
    ['4 people · 31.5 h'],
  ]);
  const paper = document.querySelector('[data-printed]');
  expect(paper).toHaveTextContent(/^Osteria Luna · Line-up for Thursday, November 19, 2026As of /);
  expect(within(paper as HTMLElement).getAllByRole('row', { hidden: true })).toHaveLength(rows.length);
  expect(document.body).not.toHaveTextContent('owes me money');
  expect(document.head).toHaveTextContent('@page');
});

test('shows no sheet and disables Print for a day on which no shift starts', async () => {
  openSchedule([]);
  renderOnDesktop(<LineUp />);
  expect(await screen.findByText('Nobody starts on this day.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});
