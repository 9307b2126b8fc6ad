/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useCalendarWords } from '@/components/parts/share/use-calendar-words';
import { useLinkTitle } from '@/components/share/link/use-link-title';
import { useTextWords } from '@/components/share/text/panel';
import { usePublishedWeek } from '@/components/share/use-published-week';
import main from '@/lib/i18n/messages/en.json';
import later from '@/lib/i18n/messages/later/en.json';
import staff from '@/lib/i18n/messages/staff/en.json';
import type { SharedWeek } from '@/lib/share/shared-week';
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { publicationAt } from '@/lib/shifts/publication/publication';
import { liveSchedule } from '@/stores/app/schedule-store';
import { distributedShifts, MONDAY, openSchedule } from '@/tests/support/app-schedule';
import { setSettings } from '@/tests/support/set-settings';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

function English({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={{ ...main, ...later, ...staff }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
const inEnglish = { wrapper: English };

test('puts the business name before text titles and calendar names if there is one', () => {
  const { weekTitle, changesTitle, ownTitle } = renderHook(() => useTextWords('Luna'), inEnglish).result
    .current;
  expect(weekTitle('Nov 16')).toBe('Luna · Schedule, Nov 16');
  expect(changesTitle('Nov 16')).toBe('Luna · Changes in the schedule, Nov 16');
  expect(ownTitle({ name: 'Maya', range: 'Nov 16' })).toBe('Luna · Maya, your shifts have changed (Nov 16)');
  expect(renderHook(() => useTextWords(undefined), inEnglish).result.current.weekTitle('Nov 16')).toBe(
    'Schedule, Nov 16',
  );
  const calendar = (business?: string) =>
    renderHook(() => useCalendarWords((role) => role, business), inEnglish).result.current;
  const own = calendar()('Maya').name;
  expect(calendar('Luna')('Maya').name).toBe(`Luna · ${own}`);
  expect(calendar('Luna')().name).toBe(`Luna · ${calendar()().name}`);
});

test('puts the business name before the title of a shared link', () => {
  const titleOf = (week: SharedWeek) => renderHook(() => useLinkTitle(week), inEnglish).result.current;
  expect(titleOf(WEEK_OF_TWENTY)).toMatch(/^Shifts Nov/);
  expect(titleOf({ ...WEEK_OF_TWENTY, business: 'Luna' })).toBe(`Luna · ${titleOf(WEEK_OF_TWENTY)}`);
});

test('puts the trimmed business name from the settings into the published week', () => {
  openSchedule(distributedShifts(3));
  act(() => {
    const { schedule } = liveSchedule.getState();
    liveSchedule.commit([publicationEntry(undefined, publicationAt(1, schedule))]);
    setSettings({ businessName: ' Osteria  Luna ' });
  });
  const { result } = renderHook(() => usePublishedWeek(MONDAY), inEnglish);
  expect(result.current?.business).toBe('Osteria Luna');
  act(() => setSettings({ businessName: '' }));
  expect(result.current).not.toHaveProperty('house');
});
