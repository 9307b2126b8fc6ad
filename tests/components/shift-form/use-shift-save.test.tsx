/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useRepeat } from '@/components/shift-form/repeat/use-repeat';
import { useShiftSave } from '@/components/shift-form/use-shift-save';
import main from '@/lib/i18n/messages/en.json';
import { createSeriesEntries } from '@/lib/series/create-series';
import { NO_REPEAT } from '@/lib/series/repeat-draft';
import { applyChange } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { clock } from '@/tests/support/records';

const RULE = { interval: 1, weekdays: [4], weekStart: 'monday' as const };
const SHIFT = makeShift({ date: THURSDAY, employeeName: '' });

function English({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={main} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/**
 * Opens a schedule of which only the first week of a series is loaded. Returns the first shift and a function
 * that loads the rest.
 */
function openHalfRead() {
  openSchedule([]);
  const { schedule } = liveSchedule.getState();
  const request = { schedule, shift: SHIFT, rule: RULE, today: THURSDAY, seriesId: 's' };
  const entries = createSeriesEntries(request);
  const first = entries.filter((entry) => entry.kind !== 'shift' || entry.after?.date === THURSDAY);
  const unread = [{ from: addDays(THURSDAY, 4), to: addDays(THURSDAY, 400) }];
  const half = applyChange(schedule, { entries: first });
  const show = (shown: Pick<ScheduleState, 'schedule' | 'reading'>) =>
    liveSchedule.show({ ...liveSchedule.getState(), ...shown }, []);
  show({ schedule: half, reading: { unread, unreadCount: 26 } });
  const [shift] = allShifts(half.shifts);
  if (!shift) throw new Error('There is no shift.');
  return {
    shift,
    readAll: () => show({ schedule: applyChange(schedule, { entries }), reading: null }),
  };
}

afterEach(() => jest.restoreAllMocks());

test('ends a series only after all its shifts are loaded', async () => {
  const { shift, readAll } = openHalfRead();
  let answer = () => {};
  const rest = new Promise<void>((resolve) => {
    answer = resolve;
  });
  jest.spyOn(scheduleStorage, 'whenAllRead').mockReturnValue(rest);
  const submit = jest.spyOn(liveSchedule, 'submit').mockReturnValue(undefined);
  const form = { markSubmitted: () => {}, markRefused: () => {} };
  const draft = { date: THURSDAY, repeat: NO_REPEAT };
  const { result } = renderHook(
    () =>
      useShiftSave(
        shift,
        form,
        useRepeat(shift, draft, () => {}),
      ),
    {
      wrapper: English,
    },
  );
  await act(async () => result.current.submit(shift, shift));
  expect([submit.mock.calls.length, result.current.phase]).toEqual([0, 'saving']);
  readAll();
  await act(async () => answer());
  const removed = submit.mock.calls[0]?.[0].filter((entry) => entry.kind === 'shift' && !entry.after);
  expect(removed).toHaveLength(26);
});

test('reports an update when a new rule gives the shift of a series another id', async () => {
  const { shift, readAll } = openHalfRead();
  readAll();
  jest.spyOn(liveSchedule, 'submit').mockReturnValue(undefined);
  const form = { markSubmitted: () => {}, markRefused: () => {} };
  const draft = { date: THURSDAY, repeat: { ...NO_REPEAT, kind: 'custom' as const, weekdays: [4, 6] } };
  const { result } = renderHook(
    () =>
      useShiftSave(
        shift,
        form,
        useRepeat(shift, draft, () => {}),
      ),
    { wrapper: English },
  );
  await act(async () => result.current.save(shift, 'following'));
  expect(result.current.savedId).not.toBe(shift.id);
  expect(result.current.isAdded).toBe(false);
});

test('keeps an edit of another tab that arrives while the form asks for the scope', async () => {
  const { shift, readAll } = openHalfRead();
  readAll();
  const submit = jest.spyOn(liveSchedule, 'submit').mockReturnValue(undefined);
  const form = { markSubmitted: () => {}, markRefused: () => {} };
  const { result, rerender } = renderHook(
    ({ stored }) =>
      useShiftSave(
        stored,
        form,
        useRepeat(stored, { date: THURSDAY }, () => {}),
      ),
    { wrapper: English, initialProps: { stored: shift } },
  );
  await act(async () => result.current.submit({ ...shift, status: 'Pending' }, shift));
  expect(submit).not.toHaveBeenCalled();
  const edited = { ...shift, endTime: clock('20:00') };
  await act(async () => {
    const state = liveSchedule.getState();
    const schedule = applyChange(state.schedule, { entries: [shiftEntry(shift, edited)] });
    liveSchedule.show({ ...state, schedule }, []);
  });
  rerender({ stored: edited });
  const { asked } = result.current;
  if (!asked) throw new Error('The form does not ask.');
  await act(async () => result.current.save(asked.after, 'this'));
  expect(submit.mock.calls[0]?.[0]).toEqual([
    expect.objectContaining({ id: shift.id, after: { ...edited, status: 'Pending' } }),
  ]);
});
