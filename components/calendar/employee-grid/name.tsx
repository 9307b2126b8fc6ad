'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import { photoOf } from '@/lib/employees/person/photo';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import './group-head.css';
import { TriangleAlert, UserRoundCheck, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PersonCost } from '@/components/calendar/pay/lazy-costs';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { IfLive } from '@/components/calendar/week-template/if-live';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useHoursGoal } from '@/components/parts/person/use-hours-goal';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { weekLimitFor } from '@/lib/pay/overtime-rules';
import {
  type PeopleOfDay,
  type PersonRow,
  personMinutes,
  personShiftCount,
} from '@/lib/shifts/views/employee-week';
import type { RowsOfRole } from '@/lib/shifts/views/role-groups';
import { openDialog } from '@/stores/ui/dialogs';

interface PersonHeadProps {
  row: PersonRow;
  minutes: number;
  /** More days than a week, so weekly limits and costs do not apply. */
  isLong: boolean;
  isOverlapping: boolean;
  isNarrow: boolean;
  texts: CardTexts;
}

/** Overtime and overlaps are also given as text. */
export function PersonHead({ row, minutes, isLong, isOverlapping, isNarrow, texts }: PersonHeadProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('employees');
  const formats = useFormats();
  const isPaid = useIsAnybodyPaid();
  const goalOf = useHoursGoal();
  const goal = isLong ? undefined : row.employee && goalOf(row.employee);
  const overtime = useSetting(overtimeSetting);
  const isOvertime = !isLong && minutes > weekLimitFor(overtime, row.employee);
  return (
    <th
      scope="row"
      className="eg-name"
      data-role-color={colorOf(row.role, row.color)}
      data-overtime={isOvertime || undefined}
    >
      <Avatar
        name={row.name}
        roleColor={colorOf(row.role, row.color)}
        size={28}
        photo={row.employee && photoOf(row.employee)}
      />
      <span className="min-w-0 grow">
        <span className="eg-person" title={row.name} dir="auto">
          {row.name}
        </span>
        <span className="eg-role">
          <span className="truncate">
            {texts.role(row.role)}
            {isPaid && !isLong && <PersonCost personKey={row.key} />}
          </span>
          {isOverlapping && (
            <span className="eg-overlap" title={texts.overlap}>
              <TriangleAlert aria-hidden="true" size={13} />
              <span className={isNarrow ? 'sr-only' : undefined}>{texts.overlap}</span>
            </span>
          )}
        </span>
      </span>
      <span className="eg-hours tnum" data-overtime={isOvertime || undefined} title={goal?.words}>
        <span
          aria-hidden="true"
          {...(isOvertime &&
            isNarrow && { className: 'eg-badge', 'data-status': 'Pending', title: t('overtime') })}
        >
          {formats.hoursFigure(minutes)}
          {goal && !isNarrow && <span className="eg-goal">{goal.figure}</span>}
        </span>
        <span className="sr-only">
          {formats.duration(minutes)}
          {goal && `, ${goal.words}`}
        </span>
        {isOvertime && (
          <span className={isNarrow ? 'sr-only' : 'eg-badge'} data-status="Pending">
            {t('overtime')}
          </span>
        )}
      </span>
    </th>
  );
}

export function OpenHead({ count }: { count: number }) {
  const t = useTranslations('grid');
  const calendar = useTranslations('calendar');
  return (
    <th scope="row" className="eg-name">
      <OpenMark size={28} />
      <span className="min-w-0 grow">
        <span className="eg-person">{calendar('openShifts')}</span>
        <span className="eg-role tnum">
          <span className="truncate">{t('toFill', { count })}</span>
        </span>
      </span>
      {count > 0 && (
        <IfLive>
          <IconButton
            label={calendar('fillOpen')}
            icon={<UserRoundCheck />}
            size="sm"
            aria-haspopup="dialog"
            className="-mr-1"
            onClick={() => openDialog({ name: 'fill' })}
          />
        </IfLive>
      )}
    </th>
  );
}

interface GroupHeadProps {
  group: RowsOfRole<PersonRow>;
  /** Includes shifts hidden by the filter, as a person's hours do. */
  all: readonly PeopleOfDay[];
  /** From 1. */
  rowIndex: number;
  texts: CardTexts;
}

/** Includes the bottom border. */
export const GROUP_HEAD_PX = 30;

export function GroupHead({ group: { role, group, rows }, all, rowIndex, texts }: GroupHeadProps) {
  const { colorOf } = useRoleBook();
  const minutesOf = useMinutesOf();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const sumOf = (figure: (key: string, days: readonly PeopleOfDay[]) => number) =>
    rows.reduce((sum, { key }) => sum + figure(key, all), 0);
  return (
    <tr className="eg-row eg-group" aria-rowindex={rowIndex} style={{ height: GROUP_HEAD_PX }}>
      <th scope="rowgroup" colSpan={8} data-role-color={group ? undefined : colorOf(role)}>
        {group ? <UsersRound aria-hidden="true" size={14} /> : <RoleIcon role={role} size={14} />}
        <span dir="auto">{group?.name ?? texts.role(role)}</span>
        <span className="eg-group-sums tnum">
          {[
            t('peopleCount', { count: rows.length }),
            t('shiftCount', { count: sumOf(personShiftCount) }),
            formats.duration(sumOf((key, days) => personMinutes(key, days, minutesOf))),
          ].join(' · ')}
        </span>
      </th>
    </tr>
  );
}
