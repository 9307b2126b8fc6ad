import { useEffect, useState } from 'react';
import type { ImportPlan } from '@/lib/import/plan-import';
import type { SettledImport } from '@/lib/import/settle-import';
import { useBreakChoices } from '@/stores/plans/plan-choices';
import { settledImport } from '@/stores/plans/settle-imports';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/ui/use-rule-settings';
import { useUi } from '@/stores/ui/use-ui';

/**
 * The plan after the choices for what it would break in the schedule as it is now; undefined until that is known, and
 * then the plan is as it was made.
 */
export function useSettledImport(plan: ImportPlan | undefined): SettledImport | undefined {
  const schedule = useSchedule((state) => state.schedule);
  const rules = useRuleSettings();
  const today = useUi((state) => state.today);
  const choices = useBreakChoices('import');
  const [latest, setLatest] = useState<{ readonly of: ImportPlan; readonly settled: SettledImport }>();
  useEffect(() => {
    if (!plan) return;
    const work = new AbortController();
    const ground = { schedule, settings: rules, choices, today };
    settledImport(plan, ground, work.signal).then(
      (settled) => {
        if (!work.signal.aborted) setLatest({ of: plan, settled });
      },
      (error) => {
        if (!work.signal.aborted) console.error('What the import would break cannot be said.', error);
      },
    );
    return () => work.abort();
  }, [plan, schedule, rules, today, choices]);
  return latest && latest.of === plan ? latest.settled : undefined;
}
