'use client';

import { Moon } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '@/components/parts/avatar';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { OpenMark } from '@/components/parts/open-mark';
import { RoleIcon } from '@/components/parts/role-icon';
import type { TimelineBar, TimelineGroup, TimelineGrouping } from '@/lib/insights/timeline';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { axisShare, type DayAxis } from '@/lib/shifts/views/day-axis';
import { edgeProps } from './ground';
import type { BarTexts } from './texts';

interface TimelineRowProps {
  rowIndex: number;
  group: TimelineGroup;
  lane: readonly TimelineBar[];
  /** The first lane of its group shows the name. */
  isFirst: boolean;
  grouping: TimelineGrouping;
  axis: DayAxis;
  texts: BarTexts;
  /** The shift whose bar is the tab stop, if it is in this row. */
  tabStopId: string | undefined;
}

/** One lane of a person or of a role. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { rowIndex, group, lane, isFirst, grouping, axis, texts, tabStopId } = props;
  return (
    <li
      className="timeline-row"
      data-row-index={rowIndex}
      data-first={isFirst || undefined}
      {...dropPlaceProps({
        employeeName: grouping === 'employee' ? group.bars[0]?.shift.employeeName : undefined,
      })}
    >
      <div className="timeline-name" data-role-color={group.roles[0]?.color}>
        {isFirst && <GroupName group={group} grouping={grouping} texts={texts} />}
      </div>
      <div className="relative">
        {lane.map((bar) => (
          <ShiftBar
            key={bar.shift.id}
            bar={bar}
            axis={axis}
            texts={texts}
            hasName={grouping === 'role'}
            isTabStop={bar.shift.id === tabStopId}
          />
        ))}
      </div>
    </li>
  );
});

function GroupName({ group, grouping, texts }: Pick<TimelineRowProps, 'group' | 'grouping' | 'texts'>) {
  const first = group.bars[0]?.shift;
  if (!first) return null;
  const isRole = grouping === 'role';
  const title = isRole ? texts.roles(group) : texts.row(first);
  return (
    <>
      {isRole ? (
        <span className="timeline-sign">
          <RoleIcon role={first.role} size={16} />
        </span>
      ) : (
        <span className="phone:hidden">
          {isOpenShift(first) ? <OpenMark /> : <Avatar name={title} roleColor={first.color} size={28} />}
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium" title={title} dir="auto">
          {title}
        </span>
        <span className="block truncate text-xs text-role-text">
          {isRole ? texts.shiftCount(group) : texts.roles(group)}
        </span>
      </span>
    </>
  );
}

interface ShiftBarProps {
  bar: TimelineBar;
  axis: DayAxis;
  texts: BarTexts;
  /** Shows whose shift it is, if the row does not. */
  hasName: boolean;
  isTabStop: boolean;
}

function ShiftBar({ bar, axis, texts, hasName, isTabStop }: ShiftBarProps) {
  const { shift, hasBegunBefore, runsOn } = bar;
  const start = axisShare(axis, bar.startMinute);
  const length = axisShare(axis, bar.endMinute) - start;
  return (
    <div
      data-role-color={shift.color}
      data-shift-status={shift.status}
      data-open={isOpenShift(shift) || undefined}
      data-begun-before={hasBegunBefore || undefined}
      className="timeline-bar tnum"
      style={{ left: `${start * 100}%`, width: `${length * 100}%` }}
    >
      <button
        type="button"
        aria-label={texts.open(shift)}
        aria-haspopup="dialog"
        title={texts.whole(bar)}
        tabIndex={isTabStop ? 0 : -1}
        data-shift-id={shift.id}
        className="focus-ring absolute -inset-px z-2 rounded-[inherit]"
      >
        {!hasBegunBefore && <span className="timeline-edge" {...edgeProps('start')} />}
        <span className="timeline-edge" {...edgeProps('end')} />
      </button>
      <span className="timeline-words" aria-hidden="true">
        {hasName && (
          <span className="timeline-who" dir="auto">
            {texts.name(shift)}
          </span>
        )}
        <span className="timeline-full">{texts.time(shift)}</span>
        <span className="timeline-short">{texts.shortTime(shift)}</span>
      </span>
      <span className="timeline-hours" aria-hidden="true">
        {(hasBegunBefore || runsOn) && <Moon size={13} />}
        {texts.hours(shift)}
      </span>
    </div>
  );
}
