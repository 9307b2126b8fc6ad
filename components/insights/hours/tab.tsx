'use client';

import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import './hours.css';
import { Clock, Info } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { saveTextFile } from '@/components/ui/page/save-text-file';
import { Tabs, tabId } from '@/components/ui/tabs';
import { useFormats } from '@/components/ui/use-formats';
import {
  type HoursTimeframe,
  hoursByEmployee,
  hoursDays,
  payOfDays,
  shownLimit,
  totalMinutes,
} from '@/lib/insights/hours';
import { hoursCsv, hoursFileName } from '@/lib/insights/hours-csv';
import { MAX_HOURS_FIRST, nextHoursOrder, sortHours } from '@/lib/insights/hours-order';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { HoursSkipped } from './skipped';
import { HoursTable } from './table';
import { HoursTools } from './tools';

const HoursChart = lazyPart(() => import('./chart').then((module) => module.HoursChart));

const OvertimeNote = lazyPart(() => import('./overtime-note').then((module) => module.OvertimeNote));
const TotalCost = lazyPart(() => import('./cost').then((module) => module.HoursCost));

/** Everybody's planned hours in the week or month of the selected date, against the limit. */
export function HoursTab() {
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  const panelId = useId();
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting('weekStart');
  const index = useSchedule((state) => state.schedule.shifts);
  const [timeframe, setTimeframe] = useState<HoursTimeframe>('week');
  const [form, setForm] = useState<'table' | 'chart'>('table');
  const [order, setOrder] = useState(MAX_HOURS_FIRST);
  const overtime = useSetting('overtime');
  const limitMinutes = shownLimit(timeframe, overtime);
  const days = useMemo(
    () => hoursDays(selectedDate, timeframe, weekStart),
    [selectedDate, timeframe, weekStart],
  );
  const minutesOf = useMinutesOf();
  const employees = useSchedule((state) => state.schedule.employees);
  const isPaid = useIsAnybodyPaid();
  const pay = useMemo(
    () =>
      payOfDays(days, weekStart, (day) => shiftsOn(index, day), {
        employees: [...employees.values()],
        overtime,
        minutesOf,
      }),
    [days, weekStart, index, employees, overtime, minutesOf],
  );
  // As specified, a month has a limit of its own; other rules know weeks and days.
  const isByMonth = timeframe === 'month' && overtime.rules === 'weekly';
  const rows = useMemo(
    () =>
      hoursByEmployee(
        days.map((day) => shiftsOn(index, day)),
        limitMinutes,
        minutesOf,
        isByMonth
          ? undefined
          : ({ id }) => (pay.shifts.get(id)?.overtime ?? 0) + (pay.shifts.get(id)?.double ?? 0),
      ),
    [days, index, limitMinutes, minutesOf, isByMonth, pay],
  );
  const sorted = useMemo(() => sortHours(rows, order, formats.compareNames), [rows, order, formats]);
  const first = days[0] ?? selectedDate;
  const last = days.at(-1) ?? selectedDate;
  const range = formats.weekdayRange(first, last);
  useAnnouncedRange(range, timeframe);

  const download = () => {
    const heads = [
      t('hoursEmployee'),
      t('hoursHours'),
      t('hoursShifts'),
      t('hoursBreakdown'),
      t('hoursOvertimeHead'),
    ];
    saveTextFile(
      hoursFileName(first, last),
      hoursCsv(sorted, { heads, role: roleName }),
      'text/csv;charset=utf-8',
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Tabs
          label={t('hoursTimeframe')}
          value={timeframe}
          options={[
            { value: 'week', label: t('hoursWeek') },
            { value: 'month', label: t('hoursMonth') },
          ]}
          onChange={setTimeframe}
          panelId={panelId}
        />
        {rows.length > 0 && <HoursTools form={form} onForm={setForm} onDownload={download} />}
        <p className="ml-auto flex min-w-0 items-center gap-1.5 text-xs text-ink-2 phone:ml-0">
          <Info aria-hidden="true" size={14} className="shrink-0" />
          {overtime.rules === 'weekly' ? t('hoursOvertimeNote') : <OvertimeNote />}
        </p>
      </div>
      <HoursSkipped />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, timeframe)}
        className="flex min-w-0 flex-col gap-3"
      >
        {rows.length === 0 ? (
          <EmptyState
            className="py-16"
            icon={<Clock aria-hidden="true" />}
            title={t('hoursEmptyTitle')}
            description={t('hoursEmpty')}
          />
        ) : form === 'table' ? (
          <HoursTable
            rows={sorted}
            order={order}
            onSort={(column) => setOrder(nextHoursOrder(order, column))}
            limitMinutes={limitMinutes}
            pays={isPaid ? pay.people : undefined}
            label={t('hoursTable', { range })}
          />
        ) : (
          <HoursChart
            rows={rows}
            limitMinutes={limitMinutes}
            range={range}
            onMissing={() => setForm('table')}
          />
        )}
        <p className="text-xs text-ink-3">
          {t('hoursTotal', { count: rows.length, hours: formats.exactDuration(totalMinutes(rows)), range })}{' '}
          {t('hoursNote')} {isPaid && <TotalCost pay={pay.total} isTotal />}
        </p>
      </div>
    </div>
  );
}
