'use client';

import { ArrowDown, ArrowUp, CalendarDays, Search, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { foldText } from '@/lib/fold-text';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { shiftTotal } from '@/lib/shifts/change/reading-progress';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { ClearAllButton, OrderButton, RolesButton } from './employees-actions';
import './employee-table.css';
import { useFormats } from '@/components/ui/use-formats';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { totalsByEmployee } from '@/lib/shifts/views/day-totals';
import { weekOf } from '@/lib/time/week';
import { useUi } from '@/stores/ui/use-ui';
import { EmployeeRow } from './employee-row';

const ALL_ROLES = '';

export function EmployeeList() {
  const t = useTranslations('employees');
  const roleName = useRoleName();
  const { keys } = useRoleBook();
  const employees = useSchedule((state) => state.schedule.employees);
  const [search, setSearch] = useState('');
  const [role, setRole] = useState(ALL_ROLES);
  const team = useMemo(() => [...employees.values()], [employees]);
  const roles = keys.filter((name) => team.some((employee) => hasRole(employee, name)));
  const countOf = (name: string) =>
    name === ALL_ROLES ? team.length : team.filter((employee) => hasRole(employee, name)).length;
  const wanted = foldText(search.trim());
  const shown = team.filter(
    (employee) => foldText(employee.name).includes(wanted) && (role === ALL_ROLES || hasRole(employee, role)),
  );
  const showAll = () => {
    setSearch('');
    setRole(ALL_ROLES);
  };

  if (team.length === 0) {
    return (
      <EmptyState
        className="py-20"
        icon={<UserPlus aria-hidden="true" />}
        title={t('emptyTitle')}
        description={t('empty')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => openDialog({ name: 'addEmployee' })}>{t('add')}</Button>
            <Button variant="soft" onClick={() => openDialog({ name: 'addTeam' })}>
              {t('several')}
            </Button>
          </span>
        }
      />
    );
  }
  return (
    <div className="min-h-0 grow overflow-y-auto border-t border-line px-6 py-4 phone:px-4">
      <WeekNext />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-3">
        <TextField
          type="search"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          value={search}
          icon={<Search aria-hidden="true" />}
          className="w-70 phone:w-full"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <ChipGroup
          label={t('filter')}
          hideLabel
          size="sm"
          value={role}
          onChange={setRole}
          options={[ALL_ROLES, ...roles].map((name) => ({
            value: name,
            label: `${name === ALL_ROLES ? t('all') : roleName(name)} ${countOf(name)}`,
          }))}
        />
      </div>
      {shown.length > 0 ? (
        <EmployeeTable employees={shown} />
      ) : (
        <EmptyState
          icon={<Search aria-hidden="true" />}
          title={t('noMatchTitle')}
          description={t('noMatch')}
          action={<Button onClick={showAll}>{t('clearSearch')}</Button>}
        />
      )}
      <div className="flex flex-wrap items-center justify-center pt-4 md:hidden">
        <RolesButton />
        <OrderButton />
        <ClearAllButton />
      </div>
    </div>
  );
}

/** A link to the calendar, while there is a team and no shift yet. */
function WeekNext() {
  const t = useTranslations('employees');
  const router = useAppRouter();
  const hasShifts = useSchedule((state) => shiftTotal(state) > 0);
  if (hasShifts) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-popover bg-accent-soft px-4 py-2.5">
      <p className="grow">{t('weekNext')}</p>
      <Button icon={<CalendarDays aria-hidden="true" />} onClick={() => router.push('/')}>
        {t('toCalendar')}
      </Button>
    </div>
  );
}

/** On a phone each row becomes a card. */
export function EmployeeTable({ employees }: { employees: readonly Employee[] }) {
  const t = useTranslations('employees');
  const formats = useFormats();
  const { compareNames } = formats;
  const today = useUi((state) => state.today);
  const index = useSchedule((state) => state.schedule.shifts);
  const [isDescending, setIsDescending] = useState(false);
  const weekStart = useSetting(weekStartSetting);
  const week = useMemo(() => weekOf(today, weekStart), [today, weekStart]);
  const minutesOf = useMinutesOf();
  const totals = useMemo(
    () =>
      totalsByEmployee(
        week.map((day) => shiftsOn(index, day)),
        minutesOf,
      ),
    [week, index, minutesOf],
  );
  const sorted = useMemo(() => {
    const ascending = [...employees].sort((one, other) => compareNames(one.name, other.name));
    return isDescending ? ascending.reverse() : ascending;
  }, [employees, compareNames, isDescending]);
  const [first, last] = [week[0], week.at(-1)];
  const SortIcon = isDescending ? ArrowDown : ArrowUp;
  return (
    <table className="employee-table">
      <thead>
        <tr>
          <th scope="col" aria-sort={isDescending ? 'descending' : 'ascending'}>
            <button
              type="button"
              className="focus-ring inline-flex items-center gap-1.5 rounded-card text-ink"
              onClick={() => setIsDescending(!isDescending)}
            >
              {t('name')}
              <SortIcon aria-hidden="true" className="size-3.5" />
            </button>
          </th>
          <th scope="col">{t('role')}</th>
          <th scope="col">{t('color')}</th>
          <th scope="col">
            {first && last ? t('thisWeekRange', { range: formats.dayRange(first, last) }) : t('thisWeek')}
          </th>
          <th scope="col" className="text-right!">
            {t('shifts')}
          </th>
          <th scope="col" className="text-right!">
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((employee) => (
          <EmployeeRow key={employee.id} employee={employee} totals={totals.get(nameKey(employee.name))} />
        ))}
      </tbody>
    </table>
  );
}
