'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import { isSameData } from '@/lib/saved-data/records/same-data';
import './empty-hours.css';
import { Moon, Plus, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '@/components/parts/avatar';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { OpenMark } from '@/components/parts/open-mark';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import type { TimelineBar } from '@/lib/insights/timeline';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { axisShare, type DayAxis } from '@/lib/shifts/views/day-axis';
import type { Interval } from '@/lib/time/interval';
import { addStop } from './keys';
import type { TimelineLine } from './line';
import type { BarTexts } from './texts';
import { DRAW_PROPS, edgeProps } from './track';

interface BarMark {
  readonly tone: string;
  readonly words: string;
}

/** By shift id; a mark is the same object until it changes. */
export type BarMarks = ReadonlyMap<string, { readonly all: BarMark }>;

interface TimelineRowProps {
  rowIndex: number;
  line: TimelineLine;
  axis: DayAxis;
  texts: BarTexts;
  marks: BarMarks;
  tabStopId: string | undefined;
  onAdd: ((employeeName: string) => void) | undefined;
}

export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { rowIndex, line, axis, texts, marks, tabStopId, onAdd } = props;
  const { employeeName, addLabel } = line;
  const addId = addStop(line.key).shift.id;
  return (
    <li
      className="timeline-row"
      data-row-index={rowIndex}
      data-first={line.head ? true : undefined}
      {...dropPlaceProps({ employeeName })}
    >
      <div className="timeline-name" data-role-color={line.color}>
        {line.head && <LineName head={line.head} />}
        {addLabel !== undefined && employeeName !== undefined && (
          <button
            type="button"
            className="timeline-add"
            aria-label={addLabel}
            data-stop={addId}
            tabIndex={tabStopId === addId ? 0 : -1}
            onClick={() => onAdd?.(employeeName)}
          >
            <Plus aria-hidden="true" size={16} />
          </button>
        )}
      </div>
      <div className="relative" {...(onAdd && employeeName !== undefined && DRAW_PROPS)}>
        {line.closed?.map((stretch) => (
          <Closed key={stretch.startMinute} stretch={stretch} axis={axis} />
        ))}
        {line.note !== undefined && <span className="timeline-note">{line.note}</span>}
        {line.bars.map((bar) => (
          <ShiftBar
            key={bar.shift.id}
            bar={bar}
            axis={axis}
            texts={texts}
            mark={marks.get(bar.shift.id)?.all}
            hasName={line.hasNames}
            isTabStop={bar.shift.id === tabStopId}
          />
        ))}
      </div>
    </li>
  );
}, isSameRow);

function isSameRow(one: TimelineRowProps, other: TimelineRowProps): boolean {
  return (
    one.rowIndex === other.rowIndex &&
    one.axis === other.axis &&
    one.texts === other.texts &&
    one.tabStopId === other.tabStopId &&
    one.onAdd === other.onAdd &&
    isSameData(one.line, other.line) &&
    one.line.bars.every(({ shift: { id } }) => one.marks.get(id)?.all === other.marks.get(id)?.all)
  );
}

function LineName({
  head: { title, detail, sign, role, color },
}: {
  head: NonNullable<TimelineLine['head']>;
}) {
  return (
    <>
      {sign === 'role' ? (
        <span className="timeline-sign">
          <RoleIcon role={role} size={16} />
        </span>
      ) : (
        <span className="phone:hidden">
          {sign === 'open' ? <OpenMark /> : <Avatar name={title} roleColor={color} size={28} />}
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium" title={title} dir="auto">
          {title}
        </span>
        <span className="block truncate text-xs text-role-text">{detail}</span>
      </span>
    </>
  );
}

/** Decorative: the texts of the row and of a drop name these times. */
function Closed({ stretch, axis }: { stretch: Interval; axis: DayAxis }) {
  const start = axisShare(axis, stretch.startMinute);
  const length = axisShare(axis, stretch.endMinute) - start;
  if (length <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="timeline-closed"
      style={{ left: `${start * 100}%`, width: `${length * 100}%` }}
    />
  );
}

interface ShiftBarProps {
  bar: TimelineBar;
  axis: DayAxis;
  texts: BarTexts;
  mark: BarMark | undefined;
  hasName: boolean;
  isTabStop: boolean;
}

function ShiftBar({ bar, axis, texts, mark, hasName, isTabStop }: ShiftBarProps) {
  const { colorOf } = useRoleBook();
  const { shift, isCarriedOver, continuesNextDay } = bar;
  const start = axisShare(axis, bar.startMinute);
  const length = axisShare(axis, bar.endMinute) - start;
  return (
    <div
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-open={isOpenShift(shift) || undefined}
      data-begun-before={isCarriedOver || undefined}
      className="timeline-bar tnum"
      style={{ left: `${start * 100}%`, width: `${length * 100}%` }}
    >
      <button
        type="button"
        aria-label={texts.open(shift)}
        aria-haspopup="dialog"
        // The title is also the bar's accessible description.
        title={mark ? `${texts.label(bar)}. ${mark.words}` : texts.label(bar)}
        tabIndex={isTabStop ? 0 : -1}
        data-shift-id={shift.id}
        data-stop={shift.id}
        className="focus-ring absolute -inset-px z-2 rounded-[inherit]"
      >
        {!isCarriedOver && <span className="timeline-edge" {...edgeProps('start')} />}
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
        {(isCarriedOver || continuesNextDay) && <Moon size={13} />}
        {texts.hours(shift)}
      </span>
      {mark && (
        <span className="timeline-mark" data-problem-mark="" data-status={mark.tone}>
          <TriangleAlert aria-hidden="true" size={12} strokeWidth={2.4} />
        </span>
      )}
    </div>
  );
}
