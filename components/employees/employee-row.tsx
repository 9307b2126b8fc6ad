'use client';

import { CalendarClock, CalendarOff, Pencil, Timer, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { photoOf } from '@/lib/employees/person/photo';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import { nextTimeOff } from '@/lib/employees/time-off';
import { weekLimitFor } from '@/lib/pay/overtime-rules';
import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import type { EmployeeTotals } from '@/lib/shifts/views/day-totals';
import { useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { useExceptionWords } from './availability/use-exception-words';

interface EmployeeRowProps {
  employee: Employee;
  /** For the current calendar week; absent if the person has no shift in it. */
  totals: EmployeeTotals | undefined;
}

export function EmployeeRow({ employee, totals }: EmployeeRowProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('employees');
  const colors = useTranslations('colors');
  const roleName = useRoleName();
  const further = rolesOf(employee).slice(1);
  return (
    <tr>
      <th scope="row" className="employee-name">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar
            name={employee.name}
            roleColor={colorOf(employee.role, employee.color)}
            size={30}
            photo={photoOf(employee)}
          />
          <span className="min-w-0 has-data-signs:py-1.5">
            <span className="block truncate" title={employee.name} dir="auto">
              {employee.name}
            </span>
            <TimeOffSign employee={employee} />
            <PersonSigns employee={employee} />
          </span>
        </span>
      </th>
      <td className="employee-role">
        <Badge
          tone="role"
          roleColor={colorOf(employee.role)}
          icon={<RoleIcon role={employee.role} size={14} />}
        >
          {roleName(employee.role)}
        </Badge>
        {further.length > 0 && (
          <span className="block truncate pt-0.5 text-xs text-ink-2 phone:inline phone:pl-2">
            {`+ ${further.map(roleName).join(', ')}`}
          </span>
        )}
      </td>
      <td className="employee-color">
        <span
          data-role-color={colorOf(employee.role, employee.color)}
          className="flex items-center gap-2.5 text-ink-2"
        >
          <span aria-hidden="true" className="size-3 rounded-flag bg-role-edge" />
          {colors(colorOf(employee.role, employee.color))}
        </span>
      </td>
      <td className="employee-hours">
        <WeekHours employee={employee} minutes={totals?.minutes ?? 0} />
      </td>
      <td className="employee-shifts tnum text-right text-ink-2">{totals?.shiftCount ?? 0}</td>
      <td className="employee-actions">
        <span className="flex justify-end gap-1">
          <IconButton
            label={t('edit', { name: employee.name })}
            icon={<Pencil aria-hidden="true" />}
            size="sm"
            onClick={() => openDialog({ name: 'editEmployee', employeeId: employee.id })}
          />
          <IconButton
            label={t('availability', { name: employee.name })}
            icon={<CalendarClock aria-hidden="true" />}
            size="sm"
            onClick={() => openDialog({ name: 'availability', employeeId: employee.id })}
          />
          <IconButton
            label={t('delete', { name: employee.name })}
            icon={<Trash2 aria-hidden="true" />}
            size="sm"
            onClick={() => openDialog({ name: 'deleteEmployee', employeeId: employee.id })}
          />
        </span>
      </td>
    </tr>
  );
}

function WeekHours({ minutes, employee }: { minutes: number; employee: Employee }) {
  const t = useTranslations('employees');
  const formats = useFormats();
  const limit = weekLimitFor(useSetting(overtimeSetting), employee);
  const barLimit = Number.isFinite(limit) ? limit : WEEK_OVERTIME_MINUTES;
  const isOvertime = minutes > limit;
  return (
    <span data-status="Pending" className="flex items-center gap-x-3 gap-y-1 phone:flex-wrap">
      <span
        aria-hidden="true"
        className="h-1.5 w-38 min-w-10 overflow-hidden rounded-full bg-fill phone:w-14"
      >
        <span
          className={`block h-full rounded-full ${isOvertime ? 'bg-status-edge' : 'bg-icon'}`}
          style={{ width: `${Math.min(minutes / barLimit, 1) * 100}%` }}
        />
      </span>
      <span
        className={`tnum whitespace-nowrap ${isOvertime ? 'font-semibold text-status-text' : 'text-ink-2'}`}
      >
        {formats.duration(minutes)}
      </span>
      {isOvertime && (
        <Badge tone="status" status="Pending" icon={<Timer aria-hidden="true" size={14} />}>
          {t('overtime')}
        </Badge>
      )}
    </span>
  );
}

const Signs = lazyPart(() => import('./person/signs').then((module) => module.Signs));

/** Badges below a name in the team list; none for most people. */
function PersonSigns({ employee }: { employee: Employee }) {
  const today = useUi((state) => state.today);
  const { certificates, isHidden, lastDay } = employee;
  if (!certificates && !isHidden && !lastDay) return null;
  return (
    <span data-signs="" className="block">
      <Signs employee={employee} today={today} />
    </span>
  );
}

/** A badge for current or upcoming time off. */
function TimeOffSign({ employee }: { employee: Employee }) {
  const today = useUi((state) => state.today);
  const next = useMemo(() => nextTimeOff(employee, today), [employee, today]);
  const words = useExceptionWords();
  if (!next) return null;
  const { kind, days } = words(next);
  return (
    <span className="flex items-start gap-1 text-xs font-normal text-ink-2">
      <CalendarOff aria-hidden="true" className="mt-px size-3.5 shrink-0 text-icon" />
      <span className="tnum">
        {kind} {days}
      </span>
    </span>
  );
}
