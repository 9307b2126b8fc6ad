import { useEffect, useRef, useState } from 'react';
import type { ImportPlan } from '@/lib/import/plan-import';
import type { SettledImport } from '@/lib/import/settle-import';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';

import { uiStore } from '@/stores/app/ui-store';
import { breakChoices, useBreakChoices } from '@/stores/plans/plan-choices';
import { applyImportChoices, type ImportBase } from '@/stores/plans/settle-imports';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useUi } from '@/stores/ui/use-ui';

interface CheckedPlan {
  readonly of: ImportPlan;
  readonly context: ImportBase;
  /** Undefined if the check failed. */
  readonly settled: SettledImport | undefined;
}

/**
 * The plan after the choices for rule-breaking shifts: the last known result, or undefined before the first
 * result. The result may lag behind the current choices. `settleNow` waits for the latest result, and
 * resolves with undefined if the check fails or the dialog is closed.
 */
export function useSettledImport(plan: ImportPlan | undefined) {
  const store = useScheduleStore();
  const schedule = useSchedule((state) => state.schedule);
  const settings = useRuleSettings();
  const today = useUi((state) => state.today);
  const choices = useBreakChoices('import');
  const [checkedPlan, setCheckedPlan] = useState<CheckedPlan>();
  const closing = useRef<AbortController>(undefined);
  useEffect(() => {
    const control = new AbortController();
    closing.current = control;
    return () => control.abort();
  }, []);
  useEffect(() => {
    if (!plan) return;
    const work = new AbortController();
    void checkPlan(plan, { schedule, settings, choices, today }, work.signal).then((next) => {
      if (next) setCheckedPlan(next);
    });
    return () => work.abort();
  }, [plan, schedule, settings, today, choices]);

  async function settleNow(asked: ImportPlan): Promise<SettledImport | undefined> {
    let latest = checkedPlan;
    // The schedule can change whenever the check pauses for the page.
    for (
      let context = currentBase(store);
      !latest || !isUpToDate(latest, asked, context);
      context = currentBase(store)
    ) {
      latest = closing.current && (await checkPlan(asked, context, closing.current.signal));
      if (!latest) return undefined;
      setCheckedPlan(latest);
      if (!latest.settled) break;
    }
    return latest.settled;
  }
  const current = checkedPlan && checkedPlan.of === plan ? checkedPlan : undefined;
  return { settled: current?.settled, hasFailed: current !== undefined && !current.settled, settleNow };
}

/** Undefined if aborted. */
async function checkPlan(
  of: ImportPlan,
  context: ImportBase,
  signal: AbortSignal,
): Promise<CheckedPlan | undefined> {
  try {
    const settled = await applyImportChoices(of, context, signal);
    return signal.aborted ? undefined : { of, context, settled };
  } catch (error) {
    if (signal.aborted) return undefined;
    console.error('Failed to check the rules for the import.', error);
    return { of, context, settled: undefined };
  }
}

function currentBase(store: ScheduleStore): ImportBase {
  const { schedule } = store.getState();
  return {
    schedule,
    settings: ruleSettingsOf(schedule),
    choices: breakChoices('import'),
    today: uiStore.getState().today,
  };
}

function isUpToDate(
  checkedPlan: CheckedPlan,
  plan: ImportPlan,
  { schedule, settings, choices, today }: ImportBase,
): boolean {
  const { context } = checkedPlan;
  return (
    checkedPlan.settled !== undefined &&
    checkedPlan.of === plan &&
    context.schedule === schedule &&
    context.settings === settings &&
    context.choices === choices &&
    context.today === today
  );
}
