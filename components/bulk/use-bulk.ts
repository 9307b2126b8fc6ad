'use client';

import { useMemo } from 'react';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { employeesToPick } from '@/lib/employees/people-order';
import { compareText } from '@/lib/order';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import { type BrokenShift, newBreaks } from '@/lib/shifts/change/bulk-breaks';
import { findShift, withEntries } from '@/lib/shifts/change/schedule-index';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import { contextIn } from '@/stores/schedule/rule-context';
import { useSelection } from '@/stores/schedule/selection';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

interface Bulk {
  /** In date order. */
  readonly shifts: readonly Shift[];
  /** In the order that every picker uses. */
  readonly employees: readonly Employee[];
  /** Rules that the change would newly break; a shift without a `before` is a copy. */
  readonly breaksOf: (
    changed: readonly { readonly before?: Shift; readonly after: Shift }[],
  ) => readonly BrokenShift[];
}

export function useBulk(): Bulk {
  const ids = useSelection((state) => state.ids);
  const index = useSchedule((state) => state.schedule.shifts);
  const team = useSchedule((state) => state.schedule.employees);
  const order = useSetting(peopleOrderSetting);
  const today = useUi((state) => state.today);
  const { compareNames } = useFormats();
  const rules = useRuleSettings();
  const shifts = useMemo(
    () =>
      [...ids]
        .flatMap((id) => findShift(index, id) ?? [])
        .sort((one, other) => compareText(one.date, other.date) || compareShifts(one, other)),
    [ids, index],
  );
  return useMemo(
    () => ({
      shifts,
      employees: employeesToPick(team.values(), order, today, compareNames),
      breaksOf(changed) {
        const after = withEntries(
          index,
          changed.map((change) => ({ id: change.after.id, after: change.after })),
        );
        return newBreaks(
          changed,
          (name) => contextIn(index, team, name, rules),
          (name) => contextIn(after, team, name, rules),
        );
      },
    }),
    [shifts, team, order, today, index, rules, compareNames],
  );
}
