'use client';

import { useCallback } from 'react';
import type { RuleContext } from '@/lib/rules/rule-break';
import { contextIn } from '@/stores/schedule/rule-context';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** Gives the rule context of an employee in the current schedule. The function changes when the schedule does. */
export function useRuleContexts(): (employeeName: string) => RuleContext {
  const shifts = useSchedule((state) => state.schedule.shifts);
  const employees = useSchedule((state) => state.schedule.employees);
  const restHours = useUi((state) => state.restHours);
  const weekStart = useUi((state) => state.weekStart);
  return useCallback(
    (employeeName) => contextIn(shifts, employees, employeeName, restHours, weekStart),
    [shifts, employees, restHours, weekStart],
  );
}
