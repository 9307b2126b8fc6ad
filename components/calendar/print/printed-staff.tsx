'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRestOn } from '@/components/calendar/day/night-texts';
import { useShownDay } from '@/components/calendar/day/use-shown-day';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { byPlace, inOwnOrder, placesOfNames } from '@/lib/employees/people-order';
import type { Shift } from '@/lib/shifts/shift/shift';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import { isWantedEmployee } from '@/lib/shifts/views/shift-filter';
import { groupByEmployee, staffOfDay } from '@/lib/shifts/views/staff-day';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { PrintedHead } from './printed-head';

/** The day by people: each person's shifts stay together; then who is off. */
export function PrintedStaff() {
  usePageSize('portrait', 10);
  const t = useTranslations('calendar');
  const formats = useFormats();
  const texts = useCardTexts();
  const { date, shifts, carried, rows, allShifts, allCarried } = useShownDay();
  const filter = useUi((state) => state.filter);
  const employees = useSchedule((state) => state.schedule.employees);
  const order = useSetting('peopleOrder');
  const restOf = useRestOn(date);
  const { working, off } = useMemo(
    () =>
      staffOfDay({
        groups: byPlace(
          groupByEmployee(shifts, carried),
          placesOfNames(employees.values(), order),
          ({ key }) => key,
        ),
        employees: inOwnOrder(employees.values(), order),
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
