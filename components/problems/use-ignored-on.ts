import { useMemo } from 'react';
import { problemsOn } from '@/lib/rules/problems/problem';
import type { LocalDate } from '@/lib/time/local-date';
import type { IgnoredHere } from '@/stores/schedule/problems/problems';
import { useIgnoredProblems } from '@/stores/schedule/problems/use-problems';

export function useIgnoredOn(dates: readonly LocalDate[]): readonly IgnoredHere[] {
  const ignored = useIgnoredProblems();
  return useMemo(
    () => ignored.filter(({ problem }) => problemsOn([problem], dates).length > 0),
    [ignored, dates],
  );
}
