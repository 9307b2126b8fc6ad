'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useWeekDays } from '@/components/calendar/week/use-week';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { SHIFT_STATUSES } from '@/lib/shifts/shift/shift';
import { type FilterKind, toggledFilter } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { FilterEmployees } from './employees';
import { useCountText } from './use-filter';
import { useViewCounts } from './use-view-counts';

const toggle = (kind: FilterKind) => (value: string) =>
  uiStore.setFilter(toggledFilter(uiStore.getState().filter, { kind, value }));

/** Everything the calendar can be filtered by; each choice applies at once. */
export function FilterChoice() {
  const { colorOf, offered } = useRoleBook();
  const t = useTranslations('filter');
  const roleName = useRoleName();
  const statusName = useStatusName();
  const countText = useCountText();
  const filter = useUi((state) => state.filter);
  const employees = useSchedule((state) => state.schedule.employees);
  const index = useSchedule((state) => state.schedule.shifts);
  const days = useWeekDays();
  const { total, all } = useViewCounts();
  const { roles, statuses, stations } = useMemo(() => {
    const shifts = days.flatMap((day) => shiftsOn(index, day));
    const teamRoles = Array.from(employees.values(), ({ role }) => role);
    return {
      roles: [...offered, ...teamRoles, ...shifts.map(({ role }) => role)],
      stations: shifts.flatMap(({ station }) => station ?? []).sort(),
      statuses: [...SHIFT_STATUSES, ...shifts.map(({ status }) => status)],
    };
  }, [offered, days, index, employees]);
  const shownStations = [...new Set([...stations, ...(filter.stations ?? [])])];
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="tnum text-[13px] text-ink-2">
        {countText(total, all)}
      </p>
      <GroupChips />
      <CheckChips
        label={t('role')}
        size="sm"
        onToggle={toggle('roles')}
        options={[...new Set([...roles, ...filter.roles])].map((role) => ({
          value: role,
          label: roleName(role) || t('noRole'),
          icon: <RoleIcon role={role} />,
          isChecked: filter.roles.includes(role),
          roleColor: colorOf(role),
        }))}
      />
      {shownStations.length > 0 && (
        <CheckChips
          label={t('station')}
          size="sm"
          onToggle={toggle('stations')}
          options={shownStations.map((station) => ({
            value: station,
            label: station,
            isChecked: filter.stations?.includes(station) ?? false,
          }))}
        />
      )}
      <FilterEmployees employees={employees} chosen={filter.employeeIds} onToggle={toggle('employeeIds')} />
      <CheckChips
        label={t('status')}
        size="sm"
        onToggle={toggle('statuses')}
        options={[...new Set([...statuses, ...filter.statuses])].map((status) => ({
          value: status,
          label: statusName(status) || t('noStatus'),
          icon: <StatusIcon status={status} />,
          isChecked: filter.statuses.includes(status),
        }))}
      />
    </div>
  );
}

/** The groups of the house's roles: each stands for all of its roles. */
function GroupChips() {
  const t = useTranslations('filter');
  const filter = useUi((state) => state.filter);
  const { list, offered, groupOf } = useRoleBook();
  const rolesIn = (id: string) => offered.filter((role) => groupOf(role)?.id === id);
  const groups = list.groups.filter(({ id }) => rolesIn(id).length > 0);
  if (groups.length === 0) return null;
  return (
    <CheckChips
      label={t('group')}
      size="sm"
      onToggle={(id) => uiStore.setFilter({ ...filter, roles: toggledAll(filter.roles, rolesIn(id)) })}
      options={groups.map(({ id, name }) => ({
        value: id,
        label: name,
        isChecked: rolesIn(id).every((role) => filter.roles.includes(role)),
      }))}
    />
  );
}

/** The list with all of these, or without them where it has all already. */
function toggledAll(list: readonly string[], all: readonly string[]): readonly string[] {
  const rest = list.filter((value) => !all.includes(value));
  return all.every((value) => list.includes(value)) ? rest : [...rest, ...all];
}
