'use client';

import { useCallback } from 'react';
import type { RuleContext } from '@/lib/rules/rule-break';
import { contextIn } from '@/stores/schedule/rule-context';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';

/** Returns a function that gives the rule context of an employee; the function changes with the schedule. */
export function useRuleContexts(): (employeeName: string) => RuleContext {
  const shifts = useSchedule((state) => state.schedule.shifts);
  const employees = useSchedule((state) => state.schedule.employees);
  const rules = useRuleSettings();
  return useCallback(
    (employeeName) => contextIn(shifts, employees, employeeName, rules),
    [shifts, employees, rules],
  );
}
