'use client';

import { ChevronDown, ChevronRight, Timer } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import type { EmployeeHours } from '@/lib/insights/hours';
import type { Pay } from '@/lib/pay/pay';
import { HoursShifts } from './shifts';

const HoursCost = lazyPart(() => import('./cost').then((module) => module.HoursCost));

interface HoursRowProps {
  row: EmployeeHours;
  isOpen: boolean;
  onToggle: () => void;
  limitMinutes: number;
  fullBarMinutes: number;
  /** What the hours cost; undefined where nobody has a wage. */
  pay: Pay | undefined;
}

/** One person's hours and, if open, their shifts. */
export function HoursRow({ row, isOpen, onToggle, limitMinutes, fullBarMinutes, pay }: HoursRowProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  const shiftsId = useId();
  const isOvertime = row.overtimeMinutes > 0;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const status = isOvertime ? 'Pending' : undefined;
  return (
    <>
      <tr data-status={status} data-open={isOpen || undefined} className="hours-row">
        <th scope="row" className="hours-name">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? shiftsId : undefined}
            className="focus-ring"
            onClick={onToggle}
          >
            <Chevron aria-hidden="true" size={16} className="shrink-0 text-icon" />
            <Avatar
              name={row.name}
              roleColor={colorOf(row.roles.find(({ color }) => color === row.color)?.role ?? '', row.color)}
              size={28}
            />
            <span className="truncate" title={row.name} dir="auto">
              {row.name}
            </span>
          </button>
        </th>
        <td className="hours-figure">
          <span className="flex items-center gap-4">
            <span className="tnum min-w-10 shrink-0 font-semibold whitespace-nowrap">
              {formats.exactFigure(row.minutes)}
            </span>
            <span aria-hidden="true" className="hours-bar">
              <span
                className="hours-bar-fill"
                style={{ width: `${(row.minutes / fullBarMinutes) * 100}%` }}
              />
              <span
                className="hours-bar-limit"
                style={{ left: `${(limitMinutes / fullBarMinutes) * 100}%` }}
              />
            </span>
          </span>
        </td>
        <td className="hours-shift-count tnum">
          <span className="hours-count-word">{t('hoursShifts')} </span>
          {formats.integer(row.shifts.length)}
        </td>
        <td className="hours-breakdown">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {row.roles.map(({ role, color, minutes }) => (
              <span key={role} className="inline-flex max-w-full min-w-0 items-center gap-2.5">
                <Badge
                  className="min-w-0"
                  tone="role"
                  roleColor={colorOf(role, color)}
                  icon={<RoleIcon role={role} size={14} />}
                >
                  {roleName(role)}
                </Badge>
                <span className="tnum whitespace-nowrap text-ink-2">{formats.exactDuration(minutes)}</span>
              </span>
            ))}
            {pay && <HoursCost pay={pay} />}
            {isOvertime && (
              <Badge
                className="tnum ml-auto bg-status-text! font-semibold! whitespace-nowrap text-canvas!"
                icon={<Timer aria-hidden="true" />}
              >
                {t('hoursOvertime', { hours: formats.exactDuration(row.overtimeMinutes) })}
              </Badge>
            )}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr id={shiftsId} data-status={status} className="hours-open">
          <td colSpan={4}>
            <HoursShifts row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
