'use client';

import { Moon } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HourTrack } from '@/components/calendar/day/hour-ruler';
import { OverlapFlag, StatusWord } from '@/components/calendar/shift/flag';
import type { ShiftRowProps } from '@/components/calendar/shift/row';
import { RowTap } from '@/components/calendar/shift/row-tap';
import { RowTools } from '@/components/calendar/shift/row-tools';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { Avatar } from '@/components/parts/avatar';
import { lengthStyle } from '@/components/parts/length-style';
import { OpenMark } from '@/components/parts/open-mark';
import { RoleIcon } from '@/components/parts/role-icon';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import type { StaffGroup } from '@/lib/shifts/views/staff-day';
import { isOvernight } from '@/lib/time/interval';

/** A realistic maximum per day; invalid data must not push everybody else off the screen. */
export const MAX_STAFF_ROWS = 12;

interface StaffCardProps {
  group: StaffGroup;
  /** The person's shifts, including those hidden by the filter: they can overlap with shown ones. */
  wholeDay: readonly Shift[];
  /** Of the calendar week of the day. */
  weekMinutes: number;
  isDesktop: boolean;
  axis: DayAxis;
  texts: CardTexts;
}

/** One person's day: shifts, hours, roles, and the week's total. */
export const StaffCard = memo(function StaffCard(props: StaffCardProps) {
  const { group, wholeDay, weekMinutes, isDesktop, axis, texts } = props;
  const t = useTranslations('calendar');
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const { shifts, roles } = group;
  // Only shifts of one person can overlap.
  const overlapping = useMemo(() => overlappingShiftIds(wholeDay), [wholeDay]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The pressed button is gone: focus the first row it revealed.
    if (showsAll) list.current?.children[MAX_STAFF_ROWS]?.querySelector('button')?.focus();
  }, [showsAll]);
  const first = shifts[0];
  const shown = showsAll ? shifts : shifts.slice(0, MAX_STAFF_ROWS);
  const isOpen = group.key === '';
  const name = isOpen ? t('openShifts') : group.name;
  const week = t('hoursThisWeek', { hours: formats.hours(weekMinutes) });
  const isOvertime = weekMinutes > WEEK_OVERTIME_MINUTES;
  return (
    <li className="staff-card" data-role-color={first?.color}>
      <div className="staff-head">
        {isOpen ? (
          <OpenMark size={36} />
        ) : (
          <Avatar name={name} roleColor={first?.color ?? 'gray'} size={36} />
        )}
        <div className="min-w-0 grow">
          <h3 className="truncate font-semibold" title={name} dir="auto">
            {name}
          </h3>
          <p className="tnum text-xs text-ink-2">
            {t('shiftCount', { count: shifts.length })}
            {!isOpen && (
              <>
                {' · '}
                {t('dayHours', { hours: formats.hours(group.minutes) })} ·{' '}
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
            <Badge key={role} tone="role" roleColor={color} icon={<RoleIcon role={role} size={14} />}>
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

interface StaffRowProps extends ShiftRowProps {
  axis: DayAxis;
  isDesktop: boolean;
  /** Shows the shift's own role, if the card's heading names several. */
  hasRole: boolean;
}

const StaffRow = memo(function StaffRow(props: StaffRowProps) {
  const { shift, isOverlapping, isDesktop, hasRole, axis, texts } = props;
  const isUnpublished = useIsUnpublished(shift.id);
  return (
    <li
      className="staff-row"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-role-color={shift.color}
      data-shift-status={shift.status}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
    >
      {!isDesktop && <RowTap shift={shift} texts={texts} />}
      <span className="day-row-time tnum">
        {texts.time(shift)}
        {hasRole && (
          <span className="text-role-text">
            <RoleIcon role={shift.role} size={14} />
            <span className="sr-only">{texts.role(shift.role)}</span>
          </span>
        )}
        {isUnpublished && <span className="sr-only">{texts.unpublished}</span>}
        {isOvernight(shift.startTime, shift.endTime) && (
          <>
            <Moon aria-hidden="true" size={13} />
            <span className="sr-only">{texts.overnight}</span>
          </>
        )}
      </span>
      <HourTrack axis={axis} shift={shift} />
      <StatusWord status={shift.status} texts={texts} />
      {isDesktop && <RowTools shift={shift} texts={texts} />}
    </li>
  );
});
