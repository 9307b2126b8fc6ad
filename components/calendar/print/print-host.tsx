'use client';

import { usePathname } from 'next/navigation';
import { useIsWeekRead } from '@/components/calendar/toolbar/wait-for-week';
import { businessNameSetting, peopleOrderSetting } from '@/lib/settings/team-settings';
import { useIsOnboardingShown } from '@/stores/first-use/onboarding';
import './printed-view.css';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useShallow } from 'zustand/react/shallow';
import { useCarriedShiftTexts } from '@/components/calendar/day/night-texts';
import { useShownDay } from '@/components/calendar/day/use-shown-day';
import { DayWordsInside } from '@/components/calendar/day-words/lazy-day-words';
import { useCountText, useDayFilter } from '@/components/calendar/filter/use-filter';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useWeekDays } from '@/components/calendar/week/use-week';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { positionsByName, sortByManagerOrder, sortByPosition } from '@/lib/employees/people-order';
import { titleWithBusiness } from '@/lib/share/business-name';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import { isWantedEmployee } from '@/lib/shifts/views/shift-filter';
import { groupByEmployee, staffOfDay } from '@/lib/shifts/views/staff-day';
import { dayBefore, isoWeekday } from '@/lib/time/local-date';
import { listedShifts } from '@/stores/schedule/shown-shifts';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** Renders the shown view as a document while the page is printed, unless something else is marked for printing. */
export function PrintHost() {
  const isCalendar = usePathname() === '/';
  const isGuided = useIsOnboardingShown();
  const isRead = useIsWeekRead();
  const isPrinting = useIsPrinting();
  return isPrinting && isCalendar && !isGuided && isRead && <PrintedView />;
}

/** The calendar's view as complete tables without controls; hidden on screen. The month is a table already. */
function PrintedView() {
  const view = useUi((state) => state.currentView);
  if (view === 'monthly') return null;
  return (
    <section data-printed="" className="printed-view">
      {view === 'weekly' ? <PrintedWeek /> : view === 'staff' ? <PrintedStaff /> : <PrintedDay />}
    </section>
  );
}

/**
 * Whether the page is being printed and nothing on the page was marked for printing beforehand. Must render
 * synchronously: the browser lays out the pages as soon as the print event is over.
 */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    const isFree = () => !document.querySelector('[data-printed]');
    const begin = () => {
      if (isFree()) flushSync(() => setIsPrinting(true));
    };
    const end = () => flushSync(() => setIsPrinting(false));
    const follow = () => (media.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    // Printing may have begun before this hook mounted.
    if (media.matches && isFree()) setIsPrinting(true);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}

/** A day's shifts as a table: in order of time for Day; filtered and sorted as on screen for List. */
function PrintedDay() {
  usePageSize('portrait', 10);
  const t = useTranslations('calendar');
  const formats = useFormats();
  const texts = useCardTexts();
  const countText = useCountText();
  const isList = useUi((state) => state.currentView === 'list');
  const { date, shifts, carried, rows, allShifts, totals } = useShownDay();
  const restOf = useCarriedShiftTexts(date);
  const shown = (isList && listedShifts()) || rows;
  return (
    <>
      <PrintedHead
        title={isList ? t('listTitle', { date: formats.longDate(date) }) : formats.longDate(date)}
        figures={[
          countText(shifts.length, allShifts.length),
          formats.duration(totals.minutes),
          t('peopleCount', { count: totals.headCount }),
          carried.length > 0 &&
            t('runOn', { count: carried.length, weekday: formats.weekday(dayBefore(date)) }),
        ]}
      />
      <DayWordsInside date={date} />
      <table className="printed-table printed-day">
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('employee')}</th>
            <th scope="col">{t('role')}</th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.length === 0 && (
            <tr>
              <td colSpan={4}>{t('noShiftsOnDate')}</td>
            </tr>
          )}
          {shown.map((shift) => {
            const { restTime, began } = restOf(shift);
            return (
              <tr key={shift.id} data-printed-shift={shift.id} data-shift-status={shift.status}>
                <td className="tnum">
                  <span className="printed-time">{restTime ?? texts.time(shift)}</span>
                  <span className="printed-quiet">{began ?? texts.length(shift)}</span>
                </td>
                <th scope="row" className="printed-name" dir="auto">
                  {texts.name(shift)}
                </th>
                <td>{texts.work(shift)}</td>
                <td>{texts.status(shift.status)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** The week by days: row n of the table has the nth shift of every day. */
function PrintedWeek() {
  usePageSize('landscape', 10);
  const t = useTranslations('calendar');
  const formats = useFormats();
  const texts = useCardTexts();
  const countText = useCountText();
  const days = useWeekDays();
  const show = useDayFilter();
  const all = useSchedule(useShallow(({ schedule }) => days.map((day) => shiftsOn(schedule.shifts, day))));
  const shown = useMemo(() => all.map(show), [all, show]);
  const minutesOf = useMinutesOf();
  const totals = shown.map((shifts) => dayTotals(shifts, minutesOf));
  const lines = Array.from({ length: Math.max(...shown.map(({ length }) => length)) }, (_, line) => line);
  const count = (lists: typeof all) => lists.reduce((sum, { length }) => sum + length, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <PrintedHead
        title={first && last ? t('weekLabel', { range: formats.dayRange(first, last) }) : ''}
        figures={[
          countText(count(shown), count(all)),
          formats.duration(totals.reduce((sum, { minutes }) => sum + minutes, 0)),
        ]}
      />
      <table className="printed-table printed-week">
        <thead>
          <tr>
            {days.map((day, position) => (
              <th key={day} scope="col">
                {formats.shortWeekdayAndDay(day)}
                <span className="printed-quiet tnum">
                  {formats.duration(totals[position]?.minutes ?? 0)} ·{' '}
                  {t('peopleCount', { count: totals[position]?.headCount ?? 0 })}
                </span>
                <DayWordsInside date={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.length === 0 && (
            <tr>
              <td colSpan={days.length}>{t('noShifts')}</td>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line}>
              {shown.map((shifts, position) => {
                const shift = shifts[line];
                const key = days[position] && isoWeekday(days[position]);
                if (!shift) return <td key={key} />;
                return (
                  <td key={key} data-printed-shift={shift.id} data-shift-status={shift.status}>
                    <span className="printed-time tnum">{texts.shortTime(shift)}</span>
                    <span className="printed-name" dir="auto">
                      {texts.name(shift)}
                    </span>
                    <span className="printed-quiet">
                      {texts.work(shift)}
                      {shift.status !== 'Confirmed' && ` · ${texts.status(shift.status)}`}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The day by people: each person's shifts stay together, followed by the people who are off. */
function PrintedStaff() {
  usePageSize('portrait', 10);
  const t = useTranslations('calendar');
  const formats = useFormats();
  const texts = useCardTexts();
  const { date, shifts, carried, rows, allShifts, allCarried } = useShownDay();
  const filter = useUi((state) => state.filter);
  const employees = useSchedule((state) => state.schedule.employees);
  const order = useSetting(peopleOrderSetting);
  const restOf = useCarriedShiftTexts(date);
  const { working, off } = useMemo(
    () =>
      staffOfDay({
        groups: sortByPosition(
          groupByEmployee(shifts, carried),
          positionsByName(employees.values(), order),
          ({ key }) => key,
        ),
        employees: sortByManagerOrder(employees.values(), order),
        wholeDay: [...allCarried, ...allShifts],
        isWanted: (employee) => isWantedEmployee(filter, employee, date),
      }),
    [shifts, carried, employees, order, allCarried, allShifts, filter, date],
  );
  const line = (shift: Shift) => {
    const { restTime, began } = restOf(shift);
    return (
      <>
        <td className="tnum">
          <span className="printed-time">{restTime ?? texts.time(shift)}</span>
          {began && <span className="printed-quiet">{began}</span>}
        </td>
        <td>{texts.work(shift)}</td>
        <td>{texts.status(shift.status)}</td>
      </>
    );
  };
  return (
    <>
      <PrintedHead
        title={t('staffTitle', { date: formats.longDate(date) })}
        figures={[t('staffCounts', { on: dayTotals(rows).headCount, off: off.length })]}
      />
      <table className="printed-table printed-day">
        <thead>
          <tr>
            <th scope="col">{t('employee')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('role')}</th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        {working.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={4}>{t('noStaff')}</td>
            </tr>
          </tbody>
        )}
        {working.map((group) => (
          <tbody key={group.key}>
            {group.shifts.map((shift, position) => (
              <tr key={shift.id} data-printed-shift={shift.id} data-shift-status={shift.status}>
                {position === 0 && (
                  <th scope="rowgroup" rowSpan={group.shifts.length} className="printed-name">
                    <span dir="auto">{group.key === '' ? t('openShifts') : group.name}</span>
                    {group.minutes > 0 && (
                      <span className="printed-quiet tnum">{formats.duration(group.minutes)}</span>
                    )}
                  </th>
                )}
                {line(shift)}
              </tr>
            ))}
          </tbody>
        ))}
        {off.map(
          ({ id, name, canceled }) =>
            canceled.length > 0 && (
              <tbody key={id}>
                {canceled.map((shift) => (
                  <tr key={shift.id} data-printed-shift={shift.id} data-shift-status={shift.status}>
                    <th scope="row" className="printed-name" dir="auto">
                      {name}
                    </th>
                    {line(shift)}
                  </tr>
                ))}
              </tbody>
            ),
        )}
      </table>
      {off.length > 0 && (
        <div className="printed-off">
          <h2>{t('offOn', { weekday: formats.weekday(date) })}</h2>
          <ul>
            {off.map(({ id, name }) => (
              <li key={id} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface PrintedHeadProps {
  title: string;
  /** Printed at the end of the title's line. */
  figures: readonly (string | false)[];
}

function PrintedHead({ title, figures }: PrintedHeadProps) {
  const business = useSetting(businessNameSetting);
  return (
    <header className="printed-head">
      <h1>{titleWithBusiness(business, title)}</h1>
      <p className="tnum">{figures.filter(Boolean).join(' · ')}</p>
    </header>
  );
}
