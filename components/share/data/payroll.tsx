'use client';

import { ChevronLeft, ChevronRight, FileSpreadsheet, FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { IconButton } from '@/components/ui/icon-button';
import { saveFile, saveTextFile } from '@/components/ui/page/save-text-file';
import { useFormats } from '@/components/ui/use-formats';
import { csvOfTable } from '@/lib/export/csv-of-table';
import { payPeriodsSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { parseDateInput } from '@/lib/time/clean-date';
import { startOfWeek } from '@/lib/time/week';
import { nextPeriod, periodOf } from '@/lib/worked/pay-period';
import { payrollFileName, payrollRows, payrollTable } from '@/lib/worked/payroll';
import { PERIOD_KINDS } from '@/lib/worked/period-kinds';
import { writeXlsx } from '@/stores/export/write-xlsx';
import { useCurrency } from '@/stores/pay/use-currency';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** Planned and actual hours of a pay period, one line per person; amounts only on request. */
export function PayrollPanel() {
  return (
    <LaterWords fallback={<div className="h-80" />}>
      <PayrollInWords />
    </LaterWords>
  );
}

function PayrollInWords() {
  const store = useScheduleStore();
  const t = useTranslations('payroll');
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const weekStart = useSetting(weekStartSetting);
  const stored = useSetting(payPeriodsSetting);
  const overtime = useSetting(overtimeSetting);
  const minutesOf = useMinutesOf();
  const currency = useCurrency();
  const index = useSchedule(({ schedule }) => schedule.shifts);
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const [day, setDay] = useState(selectedDate);
  const [hasAmounts, setHasAmounts] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [status, setStatus] = useState('');
  const periods = stored ?? { kind: 'weekly', start: startOfWeek(today, weekStart) };
  const period = periodOf(day, periods);
  const { first, last } = period;
  const rows = useMemo(
    () =>
      payrollRows(
        { first, last },
        {
          shiftsOn: (date) => shiftsOn(index, date),
          weekStart,
          employees: [...employees.values()],
          overtime,
          minutesOf,
        },
        formats.compareNames,
      ),
    [first, last, index, weekStart, employees, overtime, minutesOf, formats],
  );
  const unconfirmed = rows.reduce((sum, row) => sum + row.unconfirmed, 0);
  const table = () => payrollTable(rows, period, hasAmounts ? currency : undefined);
  const saveCsv = () => {
    const name = payrollFileName(period, 'csv');
    saveTextFile(name, csvOfTable(table()), 'text/csv;charset=utf-8');
    setStatus(t('saved', { file: name }));
  };
  const saveXlsx = async () => {
    const name = payrollFileName(period, 'xlsx');
    try {
      saveFile(name, await writeXlsx([table()]));
      setStatus(t('saved', { file: name }));
    } catch (error) {
      console.warn('Failed to create the payroll file.', error);
      setStatus(t('failed'));
    }
  };
  const typeStart = (text: string) => {
    const read = parseDateInput(text, formats.dateReading);
    setTyped(read.isOk ? undefined : text);
    if (read.isOk) changeSetting(store, payPeriodsSetting, { ...periods, start: read.value });
  };
  return (
    <>
      <p className="text-sm text-ink-2">{t('lead')}</p>
      <div className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1">
        <SelectField
          label={t('period')}
          value={periods.kind}
          options={PERIOD_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
          onChange={(kind) => changeSetting(store, payPeriodsSetting, { ...periods, kind })}
        />
        <DateField
          label={t('start')}
          today={today}
          value={typed ?? periods.start}
          error={typed === undefined ? undefined : t('wrongDate')}
          onChange={typeStart}
        />
        {(periods.kind === 'monthly' || periods.kind === 'twiceMonthly') && (
          <p className="col-span-full text-xs text-ink-2 phone:text-[13px]">{t('startHint')}</p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft aria-hidden="true" />}
          className="coarse:size-11 phone:size-11"
          onClick={() => setDay(nextPeriod(period, periods, -1).first)}
        />
        <p role="status" className="tnum grow text-center text-sm font-medium">
          {t('people', { count: rows.length, range: formats.dayRange(first, last) })}
        </p>
        <IconButton
          label={t('next')}
          icon={<ChevronRight aria-hidden="true" />}
          className="coarse:size-11 phone:size-11"
          onClick={() => setDay(nextPeriod(period, periods, 1).first)}
        />
      </div>
      {unconfirmed > 0 && (
        <p className="tnum text-sm text-ink-2">{t('unconfirmed', { count: unconfirmed })}</p>
      )}
      <SwitchField
        label={t('withAmounts')}
        description={t('withAmountsHint')}
        isOn={hasAmounts}
        onChange={setHasAmounts}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<FileSpreadsheet aria-hidden="true" />}
          disabled={rows.length === 0}
          onClick={() => void saveXlsx()}
        >
          {t('xlsx')}
        </Button>
        <Button icon={<FileText aria-hidden="true" />} disabled={rows.length === 0} onClick={saveCsv}>
          {t('csv')}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
    </>
  );
}
