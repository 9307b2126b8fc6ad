'use client';

import { memo } from 'react';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type PeopleOfDay, type PersonRow, personMinutes } from '@/lib/shifts/views/employee-week';
import { isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { GridCell } from './cell';
import { OpenHead, PersonHead } from './name';

interface GridRowProps {
  row: PersonRow;
  /** Its index among the people; undefined for the open shifts, which are above them. */
  index: number | undefined;
  /** How many headings of groups stand above it. */
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

/** The column of a day: within a week its weekday, so that the cells stay when the week is turned. */
export function keyOfDay(date: LocalDate, isLong: boolean): string | number {
  return isLong ? date : isoWeekday(date);
}

/** The height of a row: two lines, or as many as its fullest cell has shifts. */
export function gridRowPx(key: string, shown: readonly PeopleOfDay[]): number {
  const maxCount = Math.max(...shown.map((day) => day.get(key)?.length ?? 0));
  return Math.max(GRID_ROW_PX, PADDING_PX + maxCount * LINE_PX);
}

/** One person's week, or the open shifts'. Rerenders only when something in it changes. */
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
