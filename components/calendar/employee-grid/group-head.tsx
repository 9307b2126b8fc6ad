'use client';

import { useTranslations } from 'use-intl';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { RoleIcon } from '@/components/parts/role-icon';
import { useFormats } from '@/components/ui/use-formats';
import { colorOfRole } from '@/lib/employees/role';
import {
  type PeopleOfDay,
  type PersonRow,
  personMinutes,
  personShiftCount,
} from '@/lib/shifts/views/employee-week';
import type { RoleGroup } from '@/lib/shifts/views/role-groups';

interface GroupHeadProps {
  group: RoleGroup<PersonRow>;
  /** The week's shifts, including those hidden by the filter, as in the people's own hours. */
  all: readonly PeopleOfDay[];
  /** Its row in the grid, from 1. */
  rowIndex: number;
  texts: CardTexts;
}

/** Height of a group's heading, including its border. */
export const GROUP_HEAD_PX = 30;

/** The role of the people below, with their number, shifts and hours of the week. */
export function GroupHead({ group: { role, rows }, all, rowIndex, texts }: GroupHeadProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const sumOf = (figure: (key: string, days: readonly PeopleOfDay[]) => number) =>
    rows.reduce((sum, { key }) => sum + figure(key, all), 0);
  return (
    <tr className="eg-row eg-group" aria-rowindex={rowIndex} style={{ height: GROUP_HEAD_PX }}>
      <th scope="rowgroup" colSpan={8} data-role-color={colorOfRole(role)}>
        <RoleIcon role={role} size={14} />
        <span>{texts.role(role)}</span>
        <span className="eg-group-sums tnum">
          {[
            t('peopleCount', { count: rows.length }),
            t('shiftCount', { count: sumOf(personShiftCount) }),
            formats.duration(sumOf(personMinutes)),
          ].join(' · ')}
        </span>
      </th>
    </tr>
  );
}
