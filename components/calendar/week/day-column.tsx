'use client';

import { UsersRound } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DayWords } from '@/components/calendar/day-words/lazy-day-words';
import { NeedOverBars, useHasDemand } from '@/components/calendar/need/lazy-need';
import { DayCost, DayCostWords, DayPerHour } from '@/components/calendar/pay/lazy-costs';
import { ShiftCard } from '@/components/calendar/shift/card';
import { DenseList } from '@/components/calendar/shift/dense-list';
import type { CardTexts } from '@/components/calendar/shift/texts';
import type { MayCut } from '@/components/calendar/shift/use-line-room';
import { useUnpublishedAmong } from '@/components/calendar/shift/use-unpublished';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Density } from '@/lib/shifts/views/calendar-view';
import { type DayTotals, dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { DayAdd, DayMore, MAX_CARDS } from './day-buttons';
import { useCoverageOn, useOverlapping, useShiftsOn, useWeekScale } from './use-week';

interface DayColumnProps {
  date: LocalDate;
  density: Density;
  isNarrow: boolean;
  mayCut: MayCut;
  texts: CardTexts;
}

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

interface DayHeadProps {
  id: string;
  date: LocalDate;
  isToday: boolean;
  totals: DayTotals;
  isNarrow: boolean;
}

const PEOPLE = <UsersRound aria-hidden="true" size={12} />;

function DayHead({ id, date, isToday, totals, isNarrow }: DayHeadProps) {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const isSelected = useSchedule((state) => state.selectedDate === date);
  const hasMoney = useHasMoney();
  const hours = formats.duration(totals.minutes);
  const weekday = formats.weekdayShort(date);
  return (
    <h2 className="day-head">
      <button
        id={id}
        type="button"
        tabIndex={-1}
        data-week-item=""
        data-day-head={date}
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => store.selectDate(date)}
      >
        <span className="sr-only">
          {t('selectDay', { day: formats.longDay(date), hours, people: totals.headCount })}
          {hasMoney && <DayCostWords date={date} />}
        </span>
        <span aria-hidden="true" className="day-words">
          <span className="day-number tnum">{formats.dayNumber(date)}</span>
          <span className="day-weekday">
            {isToday && !isNarrow ? t('todayInWords', { weekday }) : weekday}
          </span>
          <span className="day-figures">
            <span className="tnum block text-xs font-semibold whitespace-nowrap text-ink">{hours}</span>
            {hasMoney && <DayCost date={date} isShort />}
            <span className="tnum flex items-center justify-end gap-1 text-xs font-normal text-ink-3">
              {hasMoney && <DayPerHour date={date} />}
              {PEOPLE}
              {totals.headCount}
            </span>
          </span>
        </span>
        <CoverageStrip date={date} />
      </button>
    </h2>
  );
}

const HEIGHT = 14;
const BAR_WIDTH = 4;
const STEP = 5;

/**
 * How many people work in each hour, as 24 bars on one scale for the whole week; hours after midnight count on the next
 * day. Decorative: the heading has the day's hours and people as text.
 */
function CoverageStrip({ date }: { date: LocalDate }) {
  const peopleByHour = useCoverageOn(date);
  const scale = useWeekScale();
  const hasDemand = useHasDemand();
  // One path for all bars: 168 elements a week are too many for a decoration.
  const path = peopleByHour
    .map((people, hour) => {
      const height = people === 0 ? 1 : Math.max(2, Math.round((people / scale) * HEIGHT));
      return `M${hour * STEP} ${HEIGHT}v-${height}h${BAR_WIDTH}v${height}z`;
    })
    .join('');
  const bars = (
    <svg
      className="coverage-strip"
      viewBox={`0 0 ${24 * STEP - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
  if (!hasDemand) return bars;
  return (
    <span className="relative block">
      {bars}
      <NeedOverBars date={date} fromHour={0} toHour={24} scale={scale} className="inset-0" />
    </span>
  );
}

type SlotKeys = ReadonlyMap<string, number>;

/**
 * Gives React keys to the cards of a column. Within a day a shift keeps its key, so an edit touches one card. On
 * another day the keys restart from 0, so React reuses the existing cards: a week of 250 shifts changes without
 * creating an element.
 */
export function createSlotKeys(): (date: string, shifts: readonly Shift[]) => SlotKeys {
  let shownDate = '';
  let keys: SlotKeys = new Map();
  let next = 0;
  return (date, shifts) => {
    const isSameDay = date === shownDate;
    if (!isSameDay) next = 0;
    const kept = isSameDay ? keys : new Map<string, number>();
    const assigned = new Map<string, number>();
    for (const { id } of shifts) {
      const key = kept.get(id);
      assigned.set(id, key ?? next);
      if (key === undefined) next += 1;
    }
    shownDate = date;
    keys = assigned;
    return assigned;
  };
}
