import { useMemo } from 'react';
import { ignoredOf } from '@/lib/rules/problems/ignored-problem';
import type { Problem } from '@/lib/rules/problems/problem';
import { createProblemKeeper } from '@/lib/rules/problems/problem-keeper';
import type { LocalDate } from '@/lib/time/local-date';
import { useIgnoredList } from '@/stores/schedule/problems/ignore';
import { currentGround } from '@/stores/schedule/problems/judge';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-setting';

/** The problems of any days, shown or not, without the ignored ones; it follows the schedule and the rules. */
export function useProblemsIn(dates: readonly LocalDate[]): readonly Problem[] {
  const store = useScheduleStore();
  const keep = useMemo(() => createProblemKeeper(dates), [dates]);
  // A changed setting is a reason to look again.
  useRuleSettings();
  const found = useSchedule(() => keep(currentGround(store)));
  const ignored = useIgnoredList();
  return useMemo(() => found.filter((problem) => !ignoredOf(problem, ignored)), [found, ignored]);
}
