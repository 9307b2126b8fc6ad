/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { usePublishedWeek } from '@/components/share/use-published-week';
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { addDays } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { weekFrom } from '@/stores/publish/shown-week';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { shiftAt } from '@/tests/support/records';

const MONDAY = startOfWeek(THURSDAY, 'monday');
const WEEK = [weekFrom(MONDAY)];
const AT = Date.parse(`${THURSDAY}T09:00:00Z`);
const schedule = () => liveSchedule.getState().schedule;

test('offers nothing to share after the only published week is unpublished, except removals for calendars', () => {
  uiStore.setState({ today: THURSDAY });
  openSchedule([shiftAt('09:00-17:00', { id: 'anas', date: addDays(THURSDAY, 1) })]);
  const { result } = renderHook(
    () => [
      usePublishedWeek(MONDAY),
      usePublishedWeek(MONDAY, { isForCalendars: true }),
      usePublishedWeek(addDays(MONDAY, 7), { isForCalendars: true }),
    ],
    {
      wrapper: ({ children }) => (
        <IntlProvider locale="en" timeZone="UTC">
          {children}
        </IntlProvider>
      ),
    },
  );
  expect(result.current).toEqual([undefined, undefined, undefined]);
  act(() => {
    const after = publicationOfDays(AT, schedule(), { spans: WEEK });
    liveSchedule.commit([publicationEntry(undefined, after)]);
  });
  expect(result.current[1]?.people).toHaveLength(1);
  act(() => {
    const entry = unpublishEntry(schedule(), WEEK, AT + 60_000);
    liveSchedule.commit(entry ? [entry] : []);
  });
  const [link, calendar, next] = result.current;
  expect([link, next]).toEqual([undefined, undefined]);
  expect(calendar).toMatchObject({
    people: [],
    announced: [{ name: 'Ana', isGone: true, shift: { date: addDays(THURSDAY, 1) } }],
  });
});
