/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { checkShownWeek } from '@/stores/schedule/problems/check-shown-week';
import { ignoreProblem } from '@/stores/schedule/problems/ignore';
import { useIgnoredProblems, useProblems } from '@/stores/schedule/problems/use-problems';
import { MONDAY, openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { shiftAt } from '@/tests/support/records';

const shift = (id: string, times: string, date = THURSDAY) => shiftAt(times, { id, date });

/** Renders both hooks and counts the renders. */
function ask() {
  const drawn = { count: 0 };
  const { result } = renderHook(() => {
    drawn.count += 1;
    return {
      week: useProblems(WEEK),
      ignored: useIgnoredProblems(),
    };
  });
  return { result, drawn };
}

function edit(verb: () => unknown): void {
  act(() => {
    verb();
    checkShownWeek(liveSchedule);
  });
}

test('returns the current problems, and renders only when they change', () => {
  openSchedule([shift('early', '09:00-17:00'), shift('late', '16:00-20:00')]);
  checkShownWeek(liveSchedule);
  const { result, drawn } = ask();
  const { week } = result.current;
  expect(week).toMatchObject([{ kind: 'overlap', shiftIds: ['early', 'late'] }]);
  expect(drawn.count).toBe(1);

  edit(() => liveSchedule.addShift(shift('monday', '09:00-10:00', MONDAY)));
  expect(drawn.count).toBe(1);

  edit(() => liveSchedule.addShift({ ...shift('open', '09:00-10:00', MONDAY), employeeName: '' }));
  expect(result.current.week.map(({ kind }) => kind)).toEqual(['open', 'overlap']);

  const [, overlap] = result.current.week;
  edit(() => overlap && ignoreProblem(overlap, 'Handover'));
  expect(result.current.ignored).toMatchObject([{ problem: overlap, ignored: { reason: 'Handover' } }]);

  edit(() => liveSchedule.selectDate(addDays(MONDAY, 7)));
  expect(result.current).toMatchObject({ week: [], ignored: [] });
});
