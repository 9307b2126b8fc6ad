'use client';

import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import type { SelectOption } from '@/components/ui/fields/select-field';
import { fillableIds } from '@/lib/auto-fill/fillable-shifts';
import { shownOpenShifts } from '@/stores/auto-fill/shown-open-shifts';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

const SHOWN = 'shown';
const CHOSEN = 'chosen';
const ROLE = 'role ';

interface Scopes {
  readonly options: readonly SelectOption<string>[];
  /** The one to begin with. */
  readonly first: string;
  /** The open shifts of the scope as the schedule is now. */
  readonly shiftIdsOf: (scope: string) => readonly string[];
}

/** Those of the shifts that are still open. */
function openAmong(store: ScheduleStore, ids: readonly string[] = []): readonly string[] {
  return fillableIds(store.getState().schedule.shifts, ids);
}

/** What can be filled, of when the dialog was opened: the shown days, the shifts that it was opened with, one role. */
export function useScopes(chosenIds: readonly string[] | undefined, role: string | undefined): Scopes {
  const store = useScheduleStore();
  const t = useTranslations('fill');
  const roleName = useRoleName();
  const { keys } = useRoleBook();
  const [opened] = useState(() => shownOpenShifts(store));
  const { shifts, isOneWeek } = opened;
  const roles = keys.filter((key) => shifts.some((shift) => shift.role === key));
  const countOf = (key: string) => shifts.filter((shift) => shift.role === key).length;
  const shiftIdsOf = useCallback(
    (scope: string) => {
      if (scope === CHOSEN) return openAmong(store, chosenIds);
      return shownOpenShifts(store)
        .shifts.filter((shift) => !scope.startsWith(ROLE) || ROLE + shift.role === scope)
        .map(({ id }) => id);
    },
    [chosenIds, store],
  );
  const chosen = chosenIds && {
    value: CHOSEN,
    label: t('chosen', { count: openAmong(store, chosenIds).length }),
  };
  return {
    first: role === undefined ? (chosen?.value ?? SHOWN) : ROLE + role,
    shiftIdsOf,
    options: [
      ...(chosen ? [chosen] : []),
      { value: SHOWN, label: t(isOneWeek ? 'thisWeek' : 'shownDays', { count: shifts.length }) },
      ...roles.map((key) => ({
        value: ROLE + key,
        label: t('oneRole', { role: roleName(key), count: countOf(key) }),
      })),
    ],
  };
}
