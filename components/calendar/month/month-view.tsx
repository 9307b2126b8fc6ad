'use client';

import { weekStartSetting } from '@/lib/settings/calendar-settings';
import './month.css';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { isCopyKey, isCoverKey } from '@/components/calendar/shift/copy-key';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { onlyEmployeeId } from '@/lib/shifts/views/month-day';
import { addDays, type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { addMonths, daysOfMonth, startOfMonth, weeksOfMonth } from '@/lib/time/month';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { MonthDay } from './month-day';

/** One cell per day, or one row per person; on a phone, one person at a time. */
export function MonthView() {
  const first = useSchedule((state) => startOfMonth(state.selectedDate));
  const weekStart = useSetting(weekStartSetting);
  const isByEmployee = useUi((state) => state.weekLayout === 'employee');
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  const weeks = useMemo(() => weeksOfMonth(first, weekStart), [first, weekStart]);
  const days = useMemo(() => daysOfMonth(first), [first]);
  const isRead = useSchedule(({ reading }) => weeks.every((date) => isDayRead(reading, date)));
  if (!isRead) return null;
  if (isByEmployee) {
    const People = hasColumns ? MonthOfPeople : MonthOfPerson;
    return <People days={days} onMissing={() => uiStore.setWeekLayout('day')} />;
  }
  return <MonthGrid days={weeks} month={first} />;
}

/** The month of one person on a phone is the week's list with more days. */
const MonthOfPerson = lazyPart(() =>
  import('@/components/calendar/person-week/person-week').then((module) => module.PersonWeek),
);

/** The month by employee is the week's grid with more days. */
const MonthOfPeople = lazyPart(() =>
  import('@/components/calendar/employee-grid/employee-grid').then((module) => module.EmployeeGrid),
);

interface MonthGridProps {
  /** All days of the month's weeks. */
  days: readonly LocalDate[];
  /** The first day of the month. */
  month: LocalDate;
}

/** Maximum characters of a time in a cell. */
const CHARACTERS = 13;
const PHONE_CHARACTERS = 5;

// A table of focusable cells. Spread, because linters reject the literal role here.
const GRID = { role: 'grid' } as const;

/** The weeks of a month, one cell per day: one tab stop, arrow keys inside. */
function MonthGrid({ days, month }: MonthGridProps) {
  const t = useTranslations('month');
  const formats = useFormats();
  const isPhone = !useMediaQuery(COLUMNS_FIT);
  const texts = useCardTexts(isPhone ? PHONE_CHARACTERS : CHARACTERS);
  const keysId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const personId = useUi((state) => onlyEmployeeId(state.filter));
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

const ITEM = '[data-month-item]';
const DAYS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const MONTHS_OF_KEY: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Makes the month one tab stop. Arrows move by days and weeks, from either end of the month into its
 * neighbor. Page Up and Page Down move by months, Home and End to the ends of the week. On a shift, the keys
 * of shifts work.
 */
function useMonthKeys(grid: RefObject<HTMLElement | null>): void {
  const store = useScheduleStore();
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    element.tabIndex = 0;
    const dayOf = (date: LocalDate | undefined) =>
      date && element.querySelector<HTMLElement>(`button[data-month-item="${date}"]`);
    const focusDay = (date: LocalDate) => {
      if (!dayOf(date)) flushSync(() => store.selectDate(date));
      dayOf(date)?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target === element) {
        const { selectedDate } = store.getState();
        (dayOf(selectedDate) ?? element.querySelector<HTMLElement>(ITEM))?.focus();
      } else element.tabIndex = -1;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) element.tabIndex = 0;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const item = event.target;
      if (!(item instanceof HTMLElement) || !item.matches(ITEM)) return;
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const date = parseLocalDate(item.dataset.monthItem ?? '');
      if (!date) return;
      const target = targetOf(element, item, date, event.key);
      if (target instanceof HTMLElement) target.focus();
      else if (target !== undefined) focusDay(target);
      else if (!act(store, item, date, event)) return;
      event.preventDefault();
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [grid, store]);
}

function targetOf(
  grid: HTMLElement,
  item: HTMLElement,
  date: LocalDate,
  key: string,
): HTMLElement | LocalDate | undefined {
  const months = MONTHS_OF_KEY[key];
  if (months !== undefined) return addMonths(date, months);
  const row = item.closest('tr')?.querySelectorAll<HTMLElement>('button[data-month-item]');
  if (key === 'Home') return row?.[0];
  if (key === 'End') return row?.[row.length - 1];
  const days = DAYS_OF_KEY[key];
  if (days === undefined) return undefined;
  const ofDay = Array.from(grid.querySelectorAll<HTMLElement>(`[data-month-item="${date}"]`));
  const beside = ofDay[ofDay.indexOf(item) + Math.sign(days)];
  return Math.abs(days) === 7 && beside ? beside : addDays(date, days);
}

/** Handles N on a day, and C, W and Delete on a shift. */
function act(store: ScheduleStore, item: HTMLElement, date: LocalDate, event: KeyboardEvent): boolean {
  const { shiftId } = item.dataset;
  if (shiftId === undefined) {
    if (event.key.toLowerCase() !== 'n') return false;
    store.selectDate(date);
    openDialog({ name: 'addShift' });
    return true;
  }
  if (isCopyKey(event)) openDialog({ name: 'copyShift', shiftId });
  else if (isCoverKey(event)) openDialog({ name: 'cover', shiftId });
  else if (event.key === 'Delete' || event.key === 'Backspace')
    openDialog({ name: 'deleteConfirm', shiftId });
  else return false;
  return true;
}
