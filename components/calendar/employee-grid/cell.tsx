'use client';

import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useAbsence } from './absence';
import { addShiftFor, canTypeFor } from './acts';
import { GridShift } from './shift';
import { KeptTexts } from './typing/kept-text';

interface GridCellProps {
  date: LocalDate;
  /** The row's employee; empty for the open shifts. */
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

/** One person's day. Its shifts take the focus, or the cell itself if it has none. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
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
      // An example of what can be typed shows here, see the style.
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
      <KeptTexts name={name} date={date} />
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
