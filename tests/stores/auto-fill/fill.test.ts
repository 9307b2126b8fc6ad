/** @jest-environment jsdom */

import { waitFor } from '@testing-library/react';
import { USUAL_WEIGHTS } from '@/lib/auto-fill/proposal';
import { searchPlans } from '@/lib/auto-fill/search/search-plans';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { liveSchedule } from '@/stores/app/schedule-store';
import { acceptProposal, startFilling } from '@/stores/auto-fill/fill';
import { startFill } from '@/stores/auto-fill/fill-run';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { saveSettings } from '@/stores/preferences/save-settings';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { employeeOf, shiftAt } from '@/tests/support/records';

jest.mock('@/stores/auto-fill/fill-run', () => ({ startFill: jest.fn() }));
// jsdom has no message channels.
jest.mock('@/stores/browser-storage/database/pause-for-page', () => ({ pauseForPage: jest.fn() }));

const open = (id: string, times: string) => shiftAt(times, { id, date: THURSDAY, employeeName: '' });

test('proposes employees for the open shifts of the schedule, and assigns them', async () => {
  saveSettings({ language: 'en', timezone: 'system' });
  jest.mocked(pauseForPage).mockResolvedValue();
  jest.mocked(startFill).mockImplementation((problem, seed, onState) => {
    const plans = [...searchPlans(problem, { seed, maxSteps: 100 })];
    const assignments = plans.findLast((plan) => plan)?.assignments;
    setTimeout(() => onState({ phase: 'done', assignments, gap: 0 }));
    return { cancel() {} };
  });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  openSchedule([]);
  liveSchedule.commit([
    employeeEntry(undefined, employeeOf('Ana')),
    employeeEntry(undefined, employeeOf('Ben')),
    shiftEntry(undefined, shiftAt('09:00-12:00', { id: 'ana', date: THURSDAY })),
    ...[open('a', '08:00-14:00'), open('b', '13:00-18:00')].map((each) => shiftEntry(undefined, each)),
  ]);

  const session = startFilling(liveSchedule, {
    shiftIds: ['a', 'b'],
    movesPending: false,
    weights: USUAL_WEIGHTS,
    rejected: [],
    seed: 5,
  });
  const listener = jest.fn();
  session.subscribe(listener);
  await waitFor(() => expect(session.getState().phase).toBe('done'));
  expect(listener).toHaveBeenCalled();

  const { proposal } = session.getState();
  expect(proposal).toMatchObject({ seed: 5, gap: 0, unfilled: [] });
  expect(proposal && acceptProposal(liveSchedule, proposal, ['a', 'b'])).toEqual({
    takenCount: 2,
    leftOut: [],
  });
  const nameOf = (id: string) => findShift(liveSchedule.getState().schedule.shifts, id)?.employeeName;
  expect([nameOf('a'), nameOf('b')]).toEqual(['Ben', 'Ana']);
});
