'use client';

import { useTranslations } from 'use-intl';
import { useRestOn } from '@/components/calendar/day/night-texts';
import { useShownDay } from '@/components/calendar/day/use-shown-day';
import { DayWordsInside } from '@/components/calendar/day-words/lazy-day-words';
import { useCountText } from '@/components/calendar/filter/use-filter';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { dayBefore } from '@/lib/time/local-date';
import { listedShifts } from '@/stores/schedule/shown-shifts';
import { useUi } from '@/stores/ui/use-ui';
import { PrintedHead } from './printed-head';

/** The shifts of a day as a table: those of Day in order of time, those of List as found and sorted there. */
export function PrintedDay() {
  usePageSize('portrait', 10);
  const t = useTranslations('calendar');
  const formats = useFormats();
  const texts = useCardTexts();
  const countText = useCountText();
  const isList = useUi((state) => state.currentView === 'list');
  const { date, shifts, carried, rows, allShifts, totals } = useShownDay();
  const restOf = useRestOn(date);
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
