/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { LazyAsOfBar } from '@/components/calendar/as-of/lazy-as-of-bar';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { dayEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { liveSchedule } from '@/stores/app/schedule-store';
import { returnToNow } from '@/stores/as-of/as-of-request';
import { showAsOf } from '@/stores/as-of/view-as-of';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { openDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { renderOnDesktop } from '@/tests/support/desktop';
import { dayOf, employeeOf, scheduleOf } from '@/tests/support/records';
import { readSettingNow, setSettings } from '@/tests/support/set-settings';

const WORDS = { moment: 'Thu Nov 19, 2:14 PM', refused: { message: 'As it was' }, unknown: 'Unknown' };
const lost = makeShift({ id: 'lost', times: ['09:00', '17:00'] });
const moved = makeShift({ id: 'moved', employeeName: 'Theo', times: ['10:00', '18:00'] });

/**
 * Before: Thursday had a shift of Maya and one of Theo. Now Maya's is deleted, Theo's is a day later, and
 * Maya has a night shift that overlaps the deleted one.
 */
async function openPutBack(what: 'day' | 'person') {
  openSchedule([
    { ...moved, date: makeShift({ date: '2026-11-20' }).date },
    { ...makeShift({ id: 'fresh', times: ['12:00', '14:00'] }), worked: { outcome: 'ill', date: THURSDAY } },
    makeShift({ id: 'wed', date: '2026-11-18', times: ['18:00', '10:00'] }),
  ]);
  await loadLanguage();
  const employees = [employeeOf('Maya'), employeeOf('Theo')];
  showAsOf(
    { schedule: scheduleOf({ shifts: [lost, moved], employees }), awaitingRepair: [] },
    THURSDAY,
    WORDS,
  );
  renderOnDesktop(
    <ScheduleProvider>
      <LazyAsOfBar />
    </ScheduleProvider>,
  );
  await screen.findByText('The schedule as it was on Thu Nov 19, 2:14 PM.');
  act(() => openDialog({ name: 'putBack', what }));
  return screen.findByRole('dialog');
}

afterEach(() => act(returnToNow));

test('lists what restoring a day brings back, changes, deletes and breaks before restoring it', async () => {
  const dialog = await openPutBack('day');
  const group = (name: string) => within(within(dialog).getByRole('region', { name }));
  expect(group('1 shift comes back').getByText('Maya, Thu Nov 19, 9:00 AM - 5:00 PM')).toBeVisible();
  expect(
    group('1 shift becomes as it was').getByText(
      'Theo, Thu Nov 19, 10:00 AM - 6:00 PM (now Theo, Fri Nov 20, 10:00 AM - 6:00 PM)',
    ),
  ).toBeVisible();
  expect(
    group('1 shift that was made since goes').getByText('Maya, Thu Nov 19, 12:00 PM - 2:00 PM'),
  ).toBeVisible();
  expect(
    group('1 shift that was made since goes').getByText(
      'What really happened is recorded for 1 of them, and goes with it.',
    ),
  ).toBeVisible();
  expect(within(dialog).getByRole('region', { name: '1 shift would break a rule' })).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  const { shifts } = liveSchedule.getState().schedule;
  expect(findShift(shifts, 'lost')).toEqual(lost);
  expect(findShift(shifts, 'moved')).toEqual(moved);
  expect(findShift(shifts, 'fresh')).toBeUndefined();
  expect(findShift(shifts, 'wed')).toBeDefined();
});

test('restores the week of one person and leaves the shifts of other people', async () => {
  const dialog = await openPutBack('person');
  expect(within(dialog).getByRole('button', { name: /^Person/ })).toHaveTextContent('Maya');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  const { shifts } = liveSchedule.getState().schedule;
  expect(findShift(shifts, 'lost')).toEqual(lost);
  expect(findShift(shifts, 'moved')?.date).toBe('2026-11-20');
  // Added to Maya's week after the restored state.
  expect(findShift(shifts, 'wed')).toBeUndefined();
});

test('warns about a day that is closed now, although the day was open in the past schedule', async () => {
  const closed = (date: string) => dayOf(date, { opening: { kind: 'closed' } });
  const dialog = await openPutBack('day');
  const warned = () => within(dialog).queryByRole('region', { name: /would break a rule$/ });
  const warnings = warned()?.textContent;
  act(() => {
    liveSchedule.commit([dayEntry(undefined, closed(THURSDAY))]);
  });
  expect(warned()?.textContent).not.toBe(warnings);
});

test('warns about shifts over the current limits, although the past schedule had other limits', async () => {
  const dialog = await openPutBack('person');
  const warned = () => within(dialog).queryByRole('region', { name: /would break a rule$/ });
  expect(warned()).toBeNull();
  act(() => setSettings({ limits: { ...readSettingNow('limits'), dayHours: 4 } }));
  expect(warned()).toBeVisible();
});
