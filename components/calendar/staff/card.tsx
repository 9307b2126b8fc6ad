'use client';

import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCarriedShiftTexts } from '@/components/calendar/day/night-texts';
import { OverlapFlag } from '@/components/calendar/shift/flag';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import type { StaffGroup } from '@/lib/shifts/views/staff-day';
import { dayBefore, type LocalDate } from '@/lib/time/local-date';
import { StaffRow } from './row';

/** A realistic maximum per day; invalid data must not push everybody else off the screen. */
export const MAX_STAFF_ROWS = 12;

interface StaffCardProps {
  /** The shown day; shifts of the day before may run into it. */
  date: LocalDate;
  group: StaffGroup;
  /** Includes shifts hidden by the filter: they can overlap with shown ones. */
  wholeDay: readonly Shift[];
  /** Shifts of the day before that overlap with another shift of the day before. */
  nightOverlaps: ReadonlySet<string>;
  /** Planned minutes in the calendar week of the day. */
  weekMinutes: number;
  /** Minutes of the week beyond this limit are overtime. */
  limitMinutes: number;
  isDesktop: boolean;
  axis: DayAxis;
  texts: CardTexts;
}

/**
 * One person's day: shifts, hours, roles, and the week's total. Figures count the shifts that begin on the day; the
 * rest of a night shift is only listed.
 */
export const StaffCard = memo(function StaffCard(props: StaffCardProps) {
  const { date, group, wholeDay, nightOverlaps, weekMinutes, limitMinutes, isDesktop, axis, texts } = props;
  const t = useTranslations('calendar');
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const { shifts, roles } = group;
  // Only shifts of one person can overlap.
  const overlapping = useMemo(
    () =>
      new Set([...overlappingShiftIds(wholeDay.filter((shift) => shift.date === date)), ...nightOverlaps]),
    [wholeDay, nightOverlaps, date],
  );
  const restOf = useCarriedShiftTexts(date);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The pressed button is gone: focus the first row it revealed.
    if (showsAll) list.current?.children[MAX_STAFF_ROWS]?.querySelector('button')?.focus();
  }, [showsAll]);
  const first = shifts[0];
  const { colorOf } = useRoleBook();
  const shown = showsAll ? shifts : shifts.slice(0, MAX_STAFF_ROWS);
  const isOpen = group.key === '';
  const name = isOpen ? t('openShifts') : group.name;
  const ownCount = shifts.filter((shift) => shift.date === date).length;
  const nightCount = shifts.length - ownCount;
  const counts = [
    ownCount > 0 && t(nightCount > 0 ? 'shiftsBegin' : 'shiftCount', { count: ownCount }),
    ownCount > 0 && !isOpen && formats.duration(group.minutes),
    nightCount > 0 && t('runOn', { count: nightCount, weekday: formats.weekday(dayBefore(date)) }),
  ].filter((text) => text !== false);
  const week = t('hoursThisWeek', { hours: formats.duration(weekMinutes) });
  const isOvertime = weekMinutes > limitMinutes;
  return (
    <li className="staff-card" data-role-color={first && colorOf(first.role, first.color)}>
      <div className="staff-head">
        {isOpen ? (
          <OpenMark size={36} />
        ) : (
          <Avatar name={name} roleColor={first ? colorOf(first.role, first.color) : 'gray'} size={36} />
        )}
        <div className="min-w-0 grow">
          <h3 className="truncate font-semibold" title={name} dir="auto">
            {name}
          </h3>
          <p className="tnum text-xs text-ink-2">
            {counts.join(' · ')}
            {!isOpen && (
              <>
                {' · '}
                {isOvertime ? (
                  <span data-status="Pending" className="font-semibold text-status-text">
                    {t('overtimeInWords', { week })}
                  </span>
                ) : (
                  week
                )}
              </>
            )}
          </p>
        </div>
        <div className="staff-badges">
          {shifts.some(({ id }) => overlapping.has(id)) && <OverlapFlag texts={texts} />}
          {roles.map(({ role, color }) => (
            <Badge
              key={role}
              tone="role"
              roleColor={colorOf(role, color)}
              icon={<RoleIcon role={role} size={14} />}
            >
              <span className="truncate">{texts.role(role)}</span>
            </Badge>
          ))}
        </div>
      </div>
      <ul ref={list}>
        {shown.map((shift) => (
          <StaffRow
            key={shift.id}
            shift={shift}
            isOverlapping={overlapping.has(shift.id)}
            {...restOf(shift)}
            hasRole={isOpen && roles.length > 1}
            isDesktop={isDesktop}
            axis={axis}
            texts={texts}
          />
        ))}
      </ul>
      {shown.length < shifts.length && (
        <Button variant="ghost" size="sm" className="my-2" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: shifts.length })}
        </Button>
      )}
    </li>
  );
});
