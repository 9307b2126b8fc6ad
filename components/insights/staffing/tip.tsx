'use client';

import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import { type Staffing, type StaffingHour, staffingTotal } from '@/lib/insights/staffing';
import { hourText } from './hour-text';

const HOURS = 24;

/** The people of one hour by role and in total; shown beside its column, towards the centre. */
export function StaffingTip({ staffing, hour }: { staffing: Staffing; hour: StaffingHour }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  const isLeft = hour.hour >= HOURS / 2;
  return (
    <div
      role="tooltip"
      className="staffing-tip tnum"
      style={
        isLeft
          ? { right: `calc(${((HOURS - hour.hour) / HOURS) * 100}% + 8px)` }
          : { left: `calc(${((hour.hour + 1) / HOURS) * 100}% + 8px)` }
      }
    >
      <p className="font-semibold">{hourText(formats, hour.hour)}</p>
      {staffing.roles.map((role, position) => {
        const count = hour.counts[position] ?? 0;
        return (
          count > 0 && (
            <p
              key={role}
              className="flex items-center gap-2 text-ink-2"
              data-role-color={colorOf(role)}
              data-staffing-role={role}
            >
              <span aria-hidden="true" className="staffing-swatch" />
              <span className="min-w-0 grow truncate">{roleName(role)}</span>
              <span className="text-ink">{formats.integer(count)}</span>
            </p>
          )
        );
      })}
      <p className="flex justify-between gap-2 border-t border-line pt-2 font-semibold">
        <span>{t('staffingTotal')}</span>
        <span>{formats.integer(staffingTotal(hour))}</span>
      </p>
    </div>
  );
}
