'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import type { DayPickerProps, Modifiers } from 'react-day-picker';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { type LocalDate, localDateOf } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import { WeekStartingDay } from './week-starting-day';

/** Noon in the device's zone: a day on which daylight saving starts at midnight has no midnight. */
export function toDate(date: LocalDate): Date {
  const value = new Date(2000, Number(date.slice(5, 7)) - 1, Number(date.slice(8)), 12);
  value.setFullYear(Number(date.slice(0, 4)), value.getMonth(), Number(date.slice(8)));
  return value;
}

export function toLocalDate(date: Date): LocalDate | undefined {
  return localDateOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

type SharedProps = Pick<
  DayPickerProps,
  'fixedWeeks' | 'weekStartsOn' | 'navLayout' | 'components' | 'formatters' | 'labels'
>;

/** Weekday numbers of react-day-picker; Sunday is 0. */
const PICKER_WEEKDAY = { monday: 1, sunday: 0, saturday: 6 } as const satisfies Record<WeekStart, number>;

export function useMonthGridParts(): SharedProps {
  const t = useTranslations('monthGrid');
  const formats = useFormats();
  const weekStart = use(WeekStartingDay);
  const write = (format: (date: LocalDate) => string) => (date: Date) => {
    const day = toLocalDate(date);
    return day === undefined ? '' : format(day);
  };
  const dayLabel = (date: Date, modifiers: Modifiers) => {
    const day = write(formats.longDate)(date);
    const withToday = modifiers.today ? t('todayInWords', { day }) : day;
    const withOriginal = modifiers.original ? t('originalInWords', { day: withToday }) : withToday;
    return modifiers.selected ? t('selectedInWords', { day: withOriginal }) : withOriginal;
  };
  return {
    fixedWeeks: true,
    weekStartsOn: PICKER_WEEKDAY[weekStart],
    navLayout: 'after',
    components: { Chevron },
    formatters: {
      formatCaption: write(formats.monthTitle),
      formatDay: (date) => String(date.getDate()),
      formatWeekdayName: write(formats.weekdayNarrow),
    },
    labels: {
      labelNav: () => t('months'),
      labelGrid: write(formats.monthTitle),
      labelPrevious: () => t('previousMonth'),
      labelNext: () => t('nextMonth'),
      labelWeekday: write(formats.weekday),
      labelDayButton: dayLabel,
    },
  };
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" />;
}
