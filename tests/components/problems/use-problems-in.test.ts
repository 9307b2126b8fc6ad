/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useProblemsIn } from '@/components/problems/publish-problems-dialog';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

afterEach(() => act(() => setSettings({ restHours: 11 })));

test('updates the problems of the days when a rule setting changes', () => {
  openSchedule([
    shiftAt('09:00-20:00', { id: 'late', date: THURSDAY }),
    shiftAt('08:00-12:00', { id: 'early', date: addDays(THURSDAY, 1) }),
  ]);
  persisted.ignoredProblems.load();
  setSettings({ restHours: 11 });
  const { result } = renderHook(() => useProblemsIn(WEEK));
  expect(result.current).toEqual([]);
  act(() => setSettings({ restHours: 14 }));
  expect(result.current).toMatchObject([{ kind: 'rest', shiftIds: ['late', 'early'] }]);
});
