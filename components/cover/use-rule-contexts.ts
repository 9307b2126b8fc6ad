'use client';

import { useCallback } from 'react';
import type { RuleContext } from '@/lib/rules/rule-break';
import { useSchedule, useUi } from '@/stores/app/app-stores';
import { contextIn } from '@/stores/schedule/rule-context';

/** What the rules ask about anybody, in the schedule that is shown; a new function when it changes. */
export function useRuleContexts(): (employeeName: string) => RuleContext {
  const shifts = useSchedule((state) => state.schedule.shifts);
  const employees = useSchedule((state) => state.schedule.employees);
  const restHours = useUi((state) => state.restHours);
  return useCallback(
    (employeeName) => contextIn(shifts, employees, employeeName, restHours),
    [shifts, employees, restHours],
  );
}
