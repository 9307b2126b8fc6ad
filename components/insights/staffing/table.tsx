'use client';

import { useTranslations } from 'use-intl';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { HoursNeed } from '@/lib/demand/need';
import { type Staffing, staffingTotal } from '@/lib/insights/staffing';
import { hourText } from './hour-text';

interface StaffingTableProps {
  id: string;
  staffing: Staffing;
  /** How many are needed in each hour; undefined where no need is said. */
  need: HoursNeed | undefined;
  dayText: string;
}

/** The numbers behind the bars. */
export function StaffingTable({ id, staffing, need, dayText }: StaffingTableProps) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  return (
    <div id={id} className="overflow-x-auto">
      <table className="staffing-table tnum" aria-label={t('staffingTable', { day: dayText })}>
        <thead>
          <tr>
            <th scope="col">{t('staffingHour')}</th>
            {staffing.roles.map((role) => (
              <th key={role} scope="col" title={roleName(role)}>
                <RoleIcon role={role} size={14} className="mr-1 inline phone:mr-0" />
                <span className="phone:sr-only">{roleName(role)}</span>
              </th>
            ))}
            <th scope="col">{t('staffingTotal')}</th>
            {need && <th scope="col">{t('staffingNeeded')}</th>}
            {need && <th scope="col">{t('staffingDifference')}</th>}
          </tr>
        </thead>
        <tbody>
          {staffing.hours.map((hour) => (
            <tr key={hour.hour}>
              <th scope="row">{hourText(formats, hour.hour)}</th>
              {staffing.roles.map((role, position) => (
                <td key={role}>{hour.counts[position]}</td>
              ))}
              <td className="font-semibold text-ink">{staffingTotal(hour)}</td>
              {need && <td>{need[hour.hour]}</td>}
              {need && <td>{signed(staffingTotal(hour) - (need[hour.hour] ?? 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function signed(count: number): string {
  if (count === 0) return '0';
  return count > 0 ? `+${count}` : `−${-count}`;
}
