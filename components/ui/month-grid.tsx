'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { useTranslations } from 'use-intl';
import { type LocalDate, localDateOf } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { useFormats } from './use-formats';

export interface MonthGridProps {
  selected: LocalDate;
  today: LocalDate;
  onSelect: (date: LocalDate) => void;
  /** Takes the focus to the selected day as soon as the grid stands there. */
  autoFocus?: boolean | undefined;
}

/** Noon on the device: a day that daylight saving begins has no midnight everywhere. */
function toDate(date: LocalDate): Date {
  const value = new Date(2000, Number(date.slice(5, 7)) - 1, Number(date.slice(8)), 12);
  value.setFullYear(Number(date.slice(0, 4)), value.getMonth(), Number(date.slice(8)));
  return value;
}

function toLocalDate(date: Date): LocalDate | undefined {
  return localDateOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** One month, Monday first, always six rows of seven days; the selected day's week is marked. */
export function MonthGrid({ selected, today, onSelect, autoFocus }: MonthGridProps) {
  const t = useTranslations('monthGrid');
  const formats = useFormats();
  const [shown, setShown] = useState({ selected, month: toDate(selected) });
  // Another day was selected elsewhere: its month comes into view.
  if (shown.selected !== selected) setShown({ selected, month: toDate(selected) });

  const write = (format: (date: LocalDate) => string) => (date: Date) => {
    const day = toLocalDate(date);
    return day === undefined ? '' : format(day);
  };
  const dayLabel = (date: Date, modifiers: Modifiers) => {
    const day = write(formats.longDate)(date);
    const withToday = modifiers.today ? t('todayInWords', { day }) : day;
    return modifiers.selected ? t('selectedInWords', { day: withToday }) : withToday;
  };
  const week = weekOf(selected).map(toDate);
  return (
    <DayPicker
      mode="single"
      required
      fixedWeeks
      showOutsideDays
      weekStartsOn={1}
      navLayout="after"
      className="month-grid"
      autoFocus={autoFocus ?? false}
      today={toDate(today)}
      selected={toDate(selected)}
      month={shown.month}
      onMonthChange={(month) => setShown({ selected, month })}
      onSelect={(date) => {
        const day = toLocalDate(date);
        if (day !== undefined) onSelect(day);
      }}
      modifiers={{ week }}
      modifiersClassNames={{ week: 'is-in-week' }}
      components={{ Chevron }}
      formatters={{
        formatCaption: write(formats.monthTitle),
        formatDay: (date) => String(date.getDate()),
        formatWeekdayName: write(formats.weekdayNarrow),
      }}
      labels={{
        labelNav: () => t('months'),
        labelGrid: write(formats.monthTitle),
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
        labelWeekday: write(formats.weekday),
        labelDayButton: dayLabel,
      }}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" />;
}
