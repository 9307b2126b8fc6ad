'use client';

import { Moon, Plus, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemIcon } from '@/components/calendar/shift/problem-mark';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { ShiftTools } from '@/components/calendar/shift/tools';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { lengthStyle } from '@/components/parts/length-style';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RepeatMark } from '@/components/parts/series/repeat-mark';
import { StatusIcon } from '@/components/parts/status-icon';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { type PeopleOfDay, type PersonRow, personMinutes } from '@/lib/shifts/views/employee-week';
import { isOvernight } from '@/lib/time/interval';
import { isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { useShiftMark } from '@/stores/schedule/problems/marks';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { useAbsence } from './absence';
import { addShiftFor, canTypeFor } from './acts';
import { OpenHead, PersonHead } from './name';
import { useUnparsedTexts } from './typing/unparsed-texts';

interface GridRowProps {
  row: PersonRow;
  /** Undefined for the open shifts, which are above the people. */
  index: number | undefined;
  /** Number of group headings above the row. */
  headsAbove: number;
  days: readonly LocalDate[];
  shown: readonly PeopleOfDay[];
  all: readonly PeopleOfDay[];
  today: LocalDate;
  isNarrow: boolean;
  hasNarrowNames: boolean;
  texts: CardTexts;
}

const NO_SHIFTS: readonly Shift[] = [];
/** Height of a two-line row, including its bottom border. */
export const GRID_ROW_PX = 47;
const LINE_PX = 20;
const PADDING_PX = 7;

/** Within a week the weekday, so that another week reuses the cells; otherwise the date. */
export function keyOfDay(date: LocalDate, isLong: boolean): string | number {
  return isLong ? date : isoWeekday(date);
}

/** Height of a row: two lines, or as many lines as the fullest cell has shifts. */
export function gridRowPx(key: string, shown: readonly PeopleOfDay[]): number {
  const maxCount = Math.max(...shown.map((day) => day.get(key)?.length ?? 0));
  return Math.max(GRID_ROW_PX, PADDING_PX + maxCount * LINE_PX);
}

/**
 * A row with one person's week, or with the open shifts. The row re-renders only when something in it
 * changes.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const minutesOf = useMinutesOf();
  const { row, index, headsAbove, days, shown, all, today, isNarrow, hasNarrowNames, texts } = props;
  const shownOn = (position: number) => shown[position]?.get(row.key) ?? NO_SHIFTS;
  const allOn = (position: number) => all[position]?.get(row.key) ?? NO_SHIFTS;
  const isOpen = index === undefined;
  return (
    <tr
      className="eg-row"
      data-grid-row={row.key}
      data-row-index={index}
      aria-rowindex={isOpen ? 2 : index + headsAbove + 3}
      style={{ height: gridRowPx(row.key, shown) }}
    >
      {isOpen ? (
        <OpenHead count={days.reduce((sum, _day, position) => sum + shownOn(position).length, 0)} />
      ) : (
        <PersonHead
          row={row}
          minutes={personMinutes(row.key, all, minutesOf)}
          isLong={days.length > 7}
          isOverlapping={days.some((_day, position) => overlappingShiftIds(allOn(position)).size > 0)}
          isNarrow={hasNarrowNames}
          texts={texts}
        />
      )}
      {days.map((date, position) => (
        <GridCell
          // Keyed by weekday, so that the next week reuses this week's elements.
          key={keyOfDay(date, days.length > 7)}
          date={date}
          name={row.name}
          employee={row.employee}
          shifts={shownOn(position)}
          allShifts={allOn(position)}
          isToday={date === today}
          isNarrow={isNarrow}
          texts={texts}
        />
      ))}
    </tr>
  );
}, isSameRow);

function isSameRow(one: GridRowProps, other: GridRowProps): boolean {
  const { row } = one;
  const isSamePerson =
    row.key === other.row.key &&
    row.name === other.row.name &&
    row.role === other.row.role &&
    row.color === other.row.color &&
    row.employee === other.row.employee;
  return (
    isSamePerson &&
    one.index === other.index &&
    one.headsAbove === other.headsAbove &&
    one.days === other.days &&
    one.today === other.today &&
    one.isNarrow === other.isNarrow &&
    one.hasNarrowNames === other.hasNarrowNames &&
    one.texts === other.texts &&
    one.days.every(
      (_date, day) =>
        one.shown[day]?.get(row.key) === other.shown[day]?.get(row.key) &&
        one.all[day]?.get(row.key) === other.all[day]?.get(row.key),
    )
  );
}

interface GridCellProps {
  date: LocalDate;
  /** Empty for the open shifts. */
  name: string;
  employee: Employee | undefined;
  shifts: readonly Shift[];
  /** Includes shifts hidden by the filter. */
  allShifts: readonly Shift[];
  isToday: boolean;
  isNarrow: boolean;
  texts: CardTexts;
}

const NONE: ReadonlySet<string> = new Set();

/** One person's day. The shifts of the cell take the focus, or the cell itself if it is empty. */
const GridCell = memo(function GridCell(props: GridCellProps) {
  const store = useScheduleStore();
  const { date, name, employee, shifts, allShifts, isToday, isNarrow, texts } = props;
  const t = useTranslations('grid');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const [isNear, setIsNear] = useState(false);
  const absence = useAbsence(employee, date, isNarrow);
  const overlapping = allShifts.length > 1 ? overlappingShiftIds(allShifts) : NONE;
  const isEmpty = shifts.length === 0;
  const day = formats.longDay(date);
  return (
    <td
      className="eg-cell"
      tabIndex={-1}
      data-grid-cell=""
      {...dropPlaceProps({ date, employeeName: name })}
      data-today={isToday || undefined}
      data-absence={absence?.kind}
      // For these cells, the style sheet shows an example of times to type.
      data-typed={isEmpty && canTypeFor(name) ? '' : undefined}
      onPointerMove={() => setIsNear(true)}
      onPointerLeave={() => setIsNear(false)}
    >
      {!isEmpty && (
        <ul className="eg-shifts">
          {shifts.map((shift) => (
            <GridShift
              key={shift.id}
              shift={shift}
              isOverlapping={overlapping.has(shift.id)}
              isThin={shifts.length > 1}
              isNarrow={isNarrow}
              texts={texts}
            />
          ))}
        </ul>
      )}
      {isEmpty && <span className="sr-only">{`${name || calendar('openShifts')}, ${day}`}</span>}
      {isEmpty && absence && <span className="eg-absence">{absence.text}</span>}
      <UnparsedTexts name={name} date={date} />
      {isNear && isEmpty && (
        <button
          type="button"
          className="eg-add"
          tabIndex={-1}
          aria-label={t('addHere', { employee: name || calendar('openShifts'), day })}
          onClick={() => addShiftFor(store, name, date)}
        >
          <Plus aria-hidden="true" size={16} />
        </button>
      )}
    </td>
  );
});

interface GridShiftProps {
  shift: Shift;
  isOverlapping: boolean;
  /** The shift shares its cell with other shifts. */
  isThin: boolean;
  isNarrow: boolean;
  texts: CardTexts;
}

/** A shift in a grid cell: time, hours and status, or one line if the cell has several. */
const GridShift = memo(function GridShift(props: GridShiftProps) {
  const { colorOf } = useRoleBook();
  const { shift, isOverlapping, isThin, isNarrow, texts } = props;
  const [isNear, setIsNear] = useState(false);
  const isUnpublished = useIsUnpublished(shift);
  const problem = useShiftMark(shift.id, isOverlapping);
  const isOpen = isOpenShift(shift);
  const isConfirmed = shift.status === 'Confirmed';
  // If there is little space, exceptional states take precedence over the length.
  const hasLength = !isThin && (isConfirmed || isOpen || isOverlapping || !isNarrow);
  /** A plain shift needs no status icon. */
  const isPlain = isConfirmed && (isOpen || isThin);
  const stateSize = isThin ? 12 : isConfirmed ? 14 : 13;
  const time = texts.cardTime(shift, isThin);
  const timeText = isNarrow && isThin ? time.replace(/ [-–] /, '–') : time;
  return (
    <li
      className="eg-shift"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-open={isOpen || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
      data-thin={isThin || undefined}
      data-grid-item=""
      tabIndex={-1}
      aria-label={texts.label(shift, isOverlapping, isUnpublished)}
      aria-description={problem?.words}
      // After a dialog over the shift closes, no pointerenter fires.
      onPointerMove={() => setIsNear(true)}
      onPointerLeave={() => setIsNear(false)}
    >
      <span className="eg-time tnum">
        <span className="truncate">{timeText}</span>
      </span>
      {hasLength && (
        <span className="eg-length tnum">
          <span className="truncate">
            {isOpen ? texts.work(shift) : [shift.station, texts.hours(shift)].filter(Boolean).join(' · ')}
          </span>
          {isOvernight(shift.startTime, shift.endTime) && (
            <Moon aria-hidden="true" size={12} className="shrink-0" />
          )}
          <RepeatMark shift={shift} size={12} />
        </span>
      )}
      {isOverlapping ? (
        <TriangleAlert aria-hidden="true" size={isThin ? 12 : 13} className="eg-state" data-flag="overlap" />
      ) : isPlain && !problem ? null : (
        <span className="eg-state" data-status={shift.status}>
          {problem && <ProblemIcon mark={problem} size={stateSize} className="shrink-0" />}
          {!isPlain && (
            <StatusIcon
              status={shift.status}
              size={stateSize}
              isPlain
              // Print shows no problems, so it prints the status as on other shifts.
              className={problem && (isConfirmed || isThin) ? 'hidden print:block' : undefined}
            />
          )}
          {!isConfirmed && !isThin && <span className="truncate">{texts.status(shift.status)}</span>}
        </span>
      )}
      {isNear && <ShiftTools shift={shift} texts={texts} />}
    </li>
  );
});

/** Typed times of a cell that could not be read; a click or Enter reopens them. */
function UnparsedTexts({ name, date }: { name: string; date: LocalDate }) {
  const t = useTranslations('grid');
  return useUnparsedTexts(name, date).map(({ text, fault, shiftId }) => (
    <button
      key={shiftId ?? ''}
      type="button"
      tabIndex={-1}
      className="eg-kept"
      data-kept={shiftId ?? ''}
      data-status="Canceled"
      title={t(fault)}
    >
      <TriangleAlert aria-hidden="true" size={13} className="shrink-0" />
      <span className="truncate">{text}</span>
      <span className="sr-only">{`: ${t(fault)}`}</span>
    </button>
  ));
}
