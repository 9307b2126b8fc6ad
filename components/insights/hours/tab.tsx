'use client';

import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import './hours.css';
import { Clock, Download, Info, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
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
import { HOURS_DESCENDING, nextHoursOrder, sortHours } from '@/lib/insights/hours-order';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { HoursTable } from './table';

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
  const weekStart = useSetting(weekStartSetting);
  const index = useSchedule((state) => state.schedule.shifts);
  const [timeframe, setTimeframe] = useState<HoursTimeframe>('week');
  const [form, setForm] = useState<'table' | 'chart'>('table');
  const [order, setOrder] = useState(HOURS_DESCENDING);
  const overtime = useSetting(overtimeSetting);
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
  // As specified, a month has its own limit; other rules only have weeks and days.
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

/** How many shifts no figure includes because their date or times are invalid. */
function HoursSkipped() {
  const t = useTranslations('insights');
  const count = useSchedule((state) => state.awaitingRepair.length);
  if (count === 0) return null;
  return (
    <p data-status="Pending" className="flex items-center gap-1.5 text-xs text-status-text">
      <TriangleAlert aria-hidden="true" size={14} className="shrink-0" />
      {t('hoursSkipped', { count })}
      <button
        type="button"
        aria-haspopup="dialog"
        className="focus-ring hit-44 relative rounded-flag font-semibold underline"
        onClick={() => openDialog({ name: 'repairShifts' })}
      >
        {t('hoursRepair')}
      </button>
    </p>
  );
}

const FORMS = ['table', 'chart'] as const;

type HoursForm = (typeof FORMS)[number];

interface HoursToolsProps {
  form: HoursForm;
  onForm: (form: HoursForm) => void;
  onDownload: () => void;
}

/** The switch between table and chart, and the spreadsheet download. */
function HoursTools({ form, onForm, onDownload }: HoursToolsProps) {
  const t = useTranslations('insights');
  return (
    <>
      <fieldset
        aria-label={t('hoursShowAs')}
        className="inline-flex gap-0.5 rounded-control bg-fill p-0.75 contrast:border-2 contrast:border-line-strong contrast:p-0"
      >
        {FORMS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === form}
            onClick={() => onForm(option)}
            className={classNames(
              'relative min-h-6.5 rounded-card px-2.5 text-sm font-medium motion focus-ring hit-44 phone:min-h-9.5',
              option === form
                ? 'bg-surface text-ink shadow-1 dark:bg-pressed contrast:bg-ink contrast:text-canvas'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {t(option === 'table' ? 'hoursAsTable' : 'hoursAsChart')}
          </button>
        ))}
      </fieldset>
      <Button className="relative" icon={<Download aria-hidden="true" />} onClick={onDownload}>
        {t('hoursDownload')}
      </Button>
    </>
  );
}
