'use client';

import { memo } from 'react';
import { HourTrack } from '@/components/calendar/day/hour-ruler';
import { StatusWord } from '@/components/calendar/shift/flag';
import { ProblemFlag } from '@/components/calendar/shift/problem-mark';
import type { ShiftRowProps } from '@/components/calendar/shift/row';
import { RowOpener } from '@/components/calendar/shift/row-opener';
import { RowTap, RowTime } from '@/components/calendar/shift/row-parts';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { lengthStyle } from '@/components/parts/length-style';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { useShiftMark } from '@/stores/schedule/problems/marks';
import '@/components/calendar/day/row.css';
import { Ellipsis } from 'lucide-react';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { menuItemOf, useShiftActs } from '@/components/parts/shift-acts/use-shift-acts';
import { Menu } from '@/components/ui/menu/menu';
import { openDialog } from '@/stores/ui/dialogs';

interface StaffRowProps extends ShiftRowProps {
  axis: DayAxis;
  isDesktop: boolean;
  /** Shows the shift's role, if the card's heading names several. */
  hasRole: boolean;
}

export const StaffRow = memo(function StaffRow(props: StaffRowProps) {
  const { colorOf } = useRoleBook();
  const { shift, isOverlapping, restTime, began, isDesktop, hasRole, axis, texts } = props;
  const isUnpublished = useIsUnpublished(shift);
  const problem = useShiftMark(shift.id, isOverlapping);
  const time = (
    <>
      <RowTime shift={shift} restTime={restTime} texts={texts} />
      {hasRole && (
        <span className="text-role-text">
          <RoleIcon role={shift.role} size={14} />
        </span>
      )}
    </>
  );
  return (
    <li
      className="staff-row"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
    >
      {!isDesktop && <RowTap shift={shift} texts={texts} />}
      <span className="staff-time tnum">
        {isDesktop ? (
          <RowOpener shift={shift} restTime={restTime} texts={texts}>
            {time}
          </RowOpener>
        ) : (
          <span className="day-row-time">{time}</span>
        )}
        {hasRole && <span className="sr-only">{texts.role(shift.role)}</span>}
        {shift.station && <span className="block truncate text-xs text-ink-2">{shift.station}</span>}
        {isUnpublished && <span className="sr-only">{texts.unpublished}</span>}
        {began && <span className="block text-xs text-ink-2">{began}</span>}
        <ProblemFlag mark={problem} />
      </span>
      <HourTrack axis={axis} shift={shift} isCarried={restTime !== undefined} />
      <StatusWord status={shift.status} texts={texts} />
      {isDesktop && <RowMenu shift={shift} texts={texts} />}
    </li>
  );
});

/** All actions of a shift in one menu per row; each action's name includes the shift. */
function RowMenu({ shift, texts }: { shift: Shift; texts: CardTexts }) {
  const label = texts.menu(shift);
  const items = useShiftActs(shift, openDialog).map((act) => ({
    ...menuItemOf(act),
    name: act.fullLabel,
  }));
  return (
    <span className="row-tools">
      <Menu
        label={label}
        items={items}
        // Arrow keys move between rows, so they must not open the menu: Enter, Space or a press does.
        trigger={({ onKeyDown: _onKeyDown, ...props }) => (
          <button type="button" {...props} title={texts.menuShort} aria-label={label}>
            <Ellipsis aria-hidden="true" size={16} />
          </button>
        )}
      />
    </span>
  );
}
