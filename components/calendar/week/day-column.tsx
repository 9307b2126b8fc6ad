'use client';

import { memo, useId, useMemo, useState } from 'react';
import { DayWords } from '@/components/calendar/day-words/lazy-day-words';
import { ShiftCard } from '@/components/calendar/shift/card';
import { DenseList } from '@/components/calendar/shift/dense-list';
import type { CardTexts } from '@/components/calendar/shift/texts';
import type { MayCut } from '@/components/calendar/shift/use-line-room';
import { useUnpublishedAmong } from '@/components/calendar/shift/use-unpublished';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import type { Density } from '@/lib/shifts/views/density';
import type { LocalDate } from '@/lib/time/local-date';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { DayAdd } from './day-add';
import { DayHead } from './day-head';
import { DayMore, MAX_CARDS } from './day-more';
import { createSlotKeys } from './slot-keys';
import { useOverlapping, useShiftsOn } from './use-week';

interface DayColumnProps {
  date: LocalDate;
  density: Density;
  isNarrow: boolean;
  mayCut: MayCut;
  texts: CardTexts;
}

/** One day of the week: its heading, its cards in order of time, and a button to add one. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { date, density, isNarrow, mayCut, texts } = props;
  const headId = useId();
  const shifts = useShiftsOn(date);
  const isToday = useUi((state) => state.today === date);
  const shown = useMemo(() => shifts.slice(0, MAX_CARDS.grid), [shifts]);
  const minutesOf = useMinutesOf();
  const totals = useMemo(() => dayTotals(shifts, minutesOf), [shifts, minutesOf]);
  const [assignKeys] = useState(createSlotKeys);
  const keys = useMemo(() => assignKeys(date, shown), [assignKeys, date, shown]);
  const overlapping = useOverlapping(date);
  const unpublished = useUnpublishedAmong(shown);
  return (
    <section
      aria-labelledby={headId}
      data-week-column=""
      {...dropPlaceProps({ date })}
      data-today={isToday || undefined}
      className="week-column"
    >
      <DayHead id={headId} date={date} isToday={isToday} totals={totals} isNarrow={isNarrow} />
      <DayWords date={date} place="column" />
      {shifts.length > 0 &&
        (density === 'dense' ? (
          <DenseList
            shifts={shown}
            keys={keys}
            overlapping={overlapping}
            unpublished={unpublished}
            isNarrow={isNarrow}
            mayCut={mayCut}
            texts={texts}
          />
        ) : (
          <ul className="shift-list" data-density={density}>
            {shown.map((shift) => (
              <ShiftCard
                key={keys.get(shift.id)}
                shift={shift}
                isOverlapping={overlapping.has(shift.id)}
                isUnpublished={unpublished.has(shift.id)}
                density={density}
                isNarrow={isNarrow}
                texts={texts}
              />
            ))}
          </ul>
        ))}
      <DayMore date={date} count={shifts.length - shown.length} isInGrid />
      <DayAdd date={date} isEmpty={shifts.length === 0} isInGrid />
    </section>
  );
});
