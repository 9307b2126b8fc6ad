'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useShallow } from 'zustand/react/shallow';
import { DayWordsInside } from '@/components/calendar/day-words/lazy-day-words';
import { useCountText, useDayFilter } from '@/components/calendar/filter/use-filter';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useWeekDays } from '@/components/calendar/week/use-week';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import { isoWeekday } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { PrintedHead } from './printed-head';

/** The week by days: each line of the table has the next shift of every day. */
export function PrintedWeek() {
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
