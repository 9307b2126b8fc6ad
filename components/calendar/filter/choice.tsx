'use client';

import { Bookmark, Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWeekDays } from '@/components/calendar/week/use-week';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { Button } from '@/components/ui/button';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { fieldLabelClass } from '@/components/ui/fields/field-classes';
import { TextField } from '@/components/ui/fields/text-field';
import type { Employee } from '@/lib/employees/employee';
import { sortByManagerOrder } from '@/lib/employees/people-order';
import { foldText } from '@/lib/fold-text';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { SHIFT_STATUSES } from '@/lib/shifts/shift/shift';
import { type FilterKind, NO_FILTER, OPEN_SHIFTS, toggledFilter } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { useCountText, useIsFiltering } from './use-filter';
import { useViewCounts } from './use-view-counts';

const toggle = (kind: FilterKind) => (value: string) =>
  uiStore.setFilter(toggledFilter(uiStore.getState().filter, { kind, value }));

/** Each choice applies at once. */
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

/** Adds all items of `all` to the list, or removes them if the list has every item already. */
function toggledAll(list: readonly string[], all: readonly string[]): readonly string[] {
  const rest = list.filter((value) => !all.includes(value));
  return all.every((value) => list.includes(value)) ? rest : [...rest, ...all];
}

/** A smaller team needs no search field. */
const MIN_SEARCHED_TEAM = 8;

const rowClass =
  'flex min-h-8 items-center gap-2 rounded-card px-2 hover:bg-hover phone:min-h-11 coarse:min-h-11 ' +
  'has-focus-visible:bg-hover [&>input]:size-4 [&>input]:shrink-0 [&>input]:accent-(--accent)';

interface FilterEmployeesProps {
  employees: ReadonlyMap<string, Employee>;
  chosen: readonly string[];
  onToggle: (employeeId: string) => void;
}

/** The searchable team checklist. Chosen people who have left the team stay listed, so that they can be deselected. */
function FilterEmployees({ employees, chosen, onToggle }: FilterEmployeesProps) {
  const t = useTranslations('filter');
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const labelId = useId();
  const order = useSetting(peopleOrderSetting);
  const [search, setSearch] = useState('');
  const openShifts = useTranslations('calendar')('openShifts');
  const gone = chosen.filter((id) => id !== OPEN_SHIFTS && !employees.has(id));
  const wanted = foldText(search.trim());
  const isOpenFound = foldText(openShifts).includes(wanted);
  const found = sortByManagerOrder(employees.values(), order).filter(({ name }) =>
    foldText(name).includes(wanted),
  );
  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <span id={labelId} className={fieldLabelClass}>
        {t('employee')}
      </span>
      {employees.size >= MIN_SEARCHED_TEAM && (
        <TextField
          type="search"
          label={t('searchEmployees')}
          hideLabel
          placeholder={t('searchEmployees')}
          value={search}
          autoComplete="off"
          icon={<Search aria-hidden="true" />}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className="max-h-46 overflow-y-auto rounded-control border border-line-2 p-1 phone:max-h-70 contrast:border-2 contrast:border-line-strong">
        {isOpenFound && (
          <label className={rowClass}>
            <input
              type="checkbox"
              checked={chosen.includes(OPEN_SHIFTS)}
              onChange={() => onToggle(OPEN_SHIFTS)}
            />
            <OpenMark size={22} />
            <span className="min-w-0 grow truncate">{openShifts}</span>
          </label>
        )}
        {gone.map((id) => (
          <label key={id} className={rowClass}>
            <input type="checkbox" checked onChange={() => onToggle(id)} />
            <span className="text-ink-2">{t('gone')}</span>
          </label>
        ))}
        {found.map(({ id, name, role, color }) => (
          <label key={id} className={rowClass}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <Avatar name={name} roleColor={colorOf(role, color)} size={22} />
            <span className="min-w-0 grow truncate" dir="auto" title={name}>
              {name}
            </span>
            <span aria-hidden="true" className="max-w-24 shrink-0 truncate text-xs text-ink-2">
              {roleName(role)}
            </span>
          </label>
        ))}
        {found.length === 0 && !isOpenFound && <p className="px-2 py-1.5 text-ink-2">{t('nobodyFound')}</p>}
      </div>
      <p role="status" className="sr-only">
        {wanted !== '' && t('found', { count: found.length })}
      </p>
    </fieldset>
  );
}

export function FilterActions({ onSaveView }: { onSaveView: () => void }) {
  const t = useTranslations('filter');
  const isActive = useIsFiltering();
  return (
    <>
      <Button
        variant="ghost"
        // aria-disabled only: a disabled button would lose the focus just after being pressed.
        aria-disabled={!isActive || undefined}
        className="aria-disabled:text-ink-3 md:-ml-3"
        onClick={() => uiStore.setFilter(NO_FILTER)}
      >
        {t('clear')}
      </Button>
      <Button icon={<Bookmark aria-hidden="true" />} onClick={onSaveView}>
        {t('saveAsView')}
      </Button>
    </>
  );
}
