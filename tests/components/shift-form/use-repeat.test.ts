/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { useRepeat } from '@/components/shift-form/repeat/use-repeat';
import { createSeriesEntries } from '@/lib/series/create-series';
import { draftOfRule, type RepeatDraft } from '@/lib/series/repeat-draft';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';

const LAST_DAY = addDays(THURSDAY, 14);
const RULE = { interval: 1, weekdays: [4], weekStart: 'monday', until: LAST_DAY } as const;

/** The form of the last shift of a series, moved to the day after the series has ended. */
function formOfMovedLast(repeat?: RepeatDraft) {
  openSchedule([]);
  const { schedule } = liveSchedule.getState();
  const shift = makeShift({ date: THURSDAY, employeeName: '' });
  const request = { schedule, shift, rule: RULE, today: THURSDAY, seriesId: 's' };
  liveSchedule.commit(createSeriesEntries(request));
  const last = [...allShifts(liveSchedule.getState().schedule.shifts)].find(({ date }) => date === LAST_DAY);
  return renderHook(() => useRepeat(last, { date: addDays(LAST_DAY, 1), repeat }, () => {})).result;
}

test('accepts an unchanged rule when the shift is moved to any date', () => {
  const form = formOfMovedLast();
  act(() => expect(form.current.check()).toBe(true));
  expect([form.current.refusals, form.current.repeating]).toEqual([[], 'same']);
});

test('rejects a changed rule that ends before the shift', () => {
  const form = formOfMovedLast({ ...draftOfRule({ ...RULE, from: THURSDAY }), interval: '2' });
  act(() => expect(form.current.check()).toBe(false));
  expect(form.current.refusals).toEqual(['until']);
});
