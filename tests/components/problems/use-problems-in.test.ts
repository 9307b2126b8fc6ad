/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useProblemsIn } from '@/components/problems/use-problems-in';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { uiStore } from '@/stores/app/ui-store';
import { openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { shiftAt } from '@/tests/support/records';

afterEach(() => act(() => uiStore.setRestHours(11)));

test('the problems of days follow a setting of the rules', () => {
  openSchedule([
    shiftAt('09:00-20:00', { id: 'late', date: THURSDAY }),
    shiftAt('08:00-12:00', { id: 'early', date: addDays(THURSDAY, 1) }),
  ]);
  persisted.ignoredProblems.load();
  uiStore.setRestHours(11);
  const { result } = renderHook(() => useProblemsIn(WEEK));
  expect(result.current).toEqual([]);
  act(() => uiStore.setRestHours(14));
  expect(result.current).toMatchObject([{ kind: 'rest', shiftIds: ['late', 'early'] }]);
});
