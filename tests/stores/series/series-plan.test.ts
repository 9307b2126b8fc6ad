/** @jest-environment jsdom */

import type { SavedShift } from '@/lib/series/edit-series';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';

import { liveSchedule } from '@/stores/app/schedule-store';
import { newSeriesPlan } from '@/stores/series/series-plan';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

const FRIDAY = day('2026-11-20');
const RULE = { interval: 1, weekdays: [5], weekStart: 'monday' as const, until: day('2026-12-11') };

function saved(): SavedShift {
  const busy = ['2026-11-20', '2026-11-27'].map((date) =>
    shiftAt('10:00-12:00', { id: date, date: day(date), role: 'Cook' }),
  );
  const team = employeeOf('Ana', { moreRoles: ['Cook'] });
  return {
    schedule: scheduleOf({ employees: [team], shifts: busy }),
    before: undefined,
    after: shiftAt('09:00-17:00', { id: 'new', date: FRIDAY }),
    repeating: RULE,
    scope: 'this',
    today: FRIDAY,
    newId: () => 'series-1',
  };
}

const settings = () => ruleSettingsOf(liveSchedule.getState().schedule);

test('lists the rules that a new series breaks, and includes all shifts', () => {
  const plan = newSeriesPlan(saved(), settings(), {});
  expect(plan.shiftCount).toBe(4);
  expect(plan.broken.map(({ shift }) => shift.date)).toEqual(['2026-11-27']);
});

test('skips or opens shifts that break a rule by choice, but never the saved shift', () => {
  const without = newSeriesPlan(saved(), settings(), { overlap: 'skip' });
  expect([without.shiftCount, without.broken]).toEqual([3, []]);
  const [first] = without.entries;
  expect(first?.kind === 'shift' && first.after?.date).toBe(FRIDAY);
  const open = newSeriesPlan(saved(), settings(), { overlap: 'open' });
  expect(open.shiftCount).toBe(4);
  expect(open.opened.map(({ shift }) => shift.date)).toEqual(['2026-11-27']);
});
