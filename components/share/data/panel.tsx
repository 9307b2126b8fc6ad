'use client';

import { FileSpreadsheet, FileText, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { saveFile, saveTextFile } from '@/components/ui/page/save-text-file';
import { useFormats } from '@/components/ui/use-formats';
import { sortByManagerOrder } from '@/lib/employees/people-order';
import { csvOfTable } from '@/lib/export/csv-of-table';
import { type DayRange, daysOfRange, EXPORT_RANGES, type ExportRange } from '@/lib/export/export-range';
import {
  type ExportKind,
  type ExportWords,
  exportFileName,
  hoursTables,
  shiftsTable,
  teamFileName,
  teamTable,
} from '@/lib/export/export-tables';
import { countingSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { writeXlsx } from '@/stores/export/write-xlsx';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

const PayrollPanel = lazyPart(() => import('./payroll').then((module) => module.PayrollPanel));

interface ExportPanelProps {
  /** Any day of the week; defaults to the calendar's selected day. */
  date?: LocalDate | undefined;
}

/** Exports the current schedule, published or not, as CSV or XLSX: shifts, or hours for payroll. */
export function ExportPanel({ date }: ExportPanelProps) {
  const t = useTranslations('exportData');
  const words = useExportWords();
  const formats = useFormats();
  const index = useSchedule(({ schedule }) => schedule.shifts);
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const order = useSetting(peopleOrderSetting);
  const calendarDate = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  const overtime = useSetting(overtimeSetting);
  const weekStart = useSetting(weekStartSetting);
  const [kind, setKind] = useState<ExportKind | 'payroll'>('shifts');
  const [range, setRange] = useState<ExportRange>('shownWeek');
  const selectedDate = date ?? calendarDate;
  const [own, setOwn] = useState<{ from: string; to: string }>(() => {
    const { first, last } = daysOfRange('shownWeek', { selectedDate, today, weekStart });
    return { from: first, to: last };
  });
  const [weekFirst = today, ...later] = weekOf(today, weekStart);
  const weekdays = { first: formats.weekday(weekFirst), last: formats.weekday(later.at(-1) ?? weekFirst) };
  const [isMaking, setIsMaking] = useState(false);
  const [status, setStatus] = useState('');

  const days = range === 'own' ? typedDays(own) : daysOfRange(range, { selectedDate, today, weekStart });
  const first = days?.first;
  const last = days?.last;
  const tables = useMemo(() => {
    if (kind === 'payroll') return undefined;
    if (kind === 'team') return [teamTable(sortByManagerOrder(employees.values(), order), words)] as const;
    if (!first || !last) return undefined;
    return kind === 'shifts'
      ? ([shiftsTable(index, { first, last }, words)] as const)
      : hoursTables(index, { first, last }, words, weekStart, {
          employees: [...employees.values()],
          overtime,
        });
  }, [kind, first, last, index, words, weekStart, employees, order, overtime]);
  const count = tables?.[0].rows.length ?? 0;
  const isBackwards = isLocalDate(own.from) && isLocalDate(own.to) && own.from > own.to;

  const fileName = (ending: 'csv' | 'xlsx') => {
    if (kind === 'payroll') return undefined;
    if (kind === 'team') return teamFileName(ending);
    return days && exportFileName(kind, days, ending);
  };
  const saveCsv = () => {
    const name = fileName('csv');
    if (!tables || !name) return;
    saveTextFile(name, csvOfTable(tables[0]), 'text/csv;charset=utf-8');
    setStatus(t('saved', { file: name }));
  };
  const saveXlsx = async () => {
    const name = fileName('xlsx');
    if (!tables || !name) return;
    setIsMaking(true);
    setStatus('');
    try {
      saveFile(name, await writeXlsx(tables));
      setStatus(t('saved', { file: name }));
    } catch (error) {
      console.warn('Failed to create the spreadsheet.', error);
      setStatus(t('failed'));
    } finally {
      setIsMaking(false);
    }
  };
  const hints = {
    shifts: t('shiftsHint'),
    hours: overtime.rules === 'weekly' ? t('hoursHint', weekdays) : t('hoursHintRules'),
    team: t('teamHint'),
    payroll: undefined,
  };
  const choose = (act: () => void) => {
    act();
    setStatus('');
  };

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t('lead')}</p>
      <ChipGroup
        label={t('what')}
        value={kind}
        options={[
          { value: 'shifts', label: t('shifts') },
          { value: 'hours', label: t('hours') },
          { value: 'payroll', label: t('payroll') },
          { value: 'team', label: t('team') },
        ]}
        onChange={(value) => choose(() => setKind(value))}
        hint={hints[kind]}
      />
      {kind === 'payroll' ? (
        <PayrollPanel />
      ) : (
        <>
          {kind !== 'team' && (
            <ExportDays
              range={range}
              onRange={(value) => choose(() => setRange(value))}
              own={own}
              onOwn={(value) => choose(() => setOwn(value))}
              fromError={isLocalDate(own.from) ? undefined : t('wrongDate')}
              toError={isBackwards ? t('wrongOrder') : isLocalDate(own.to) ? undefined : t('wrongDate')}
            />
          )}
          <p className="tnum text-sm font-medium">
            {kind === 'team'
              ? t('people', { count })
              : days &&
                (count > 0
                  ? t('lines', { count, range: formats.dayRange(days.first, days.last) })
                  : t('none'))}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={<FileSpreadsheet aria-hidden="true" />}
              disabled={count === 0}
              isPending={isMaking}
              pendingLabel={t('making')}
              onClick={() => void saveXlsx()}
            >
              {t('xlsx')}
            </Button>
            <Button icon={<FileText aria-hidden="true" />} disabled={count === 0} onClick={saveCsv}>
              {t('csv')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
      <section className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <div className="min-w-0 grow basis-60">
          <h3 className="text-sm font-medium">{t('importTitle')}</h3>
          <p className="text-xs text-ink-2 phone:text-[13px]">{t('importHint')}</p>
        </div>
        <Button icon={<Upload aria-hidden="true" />} onClick={() => openDialog({ name: 'import' })}>
          {t('import')}
        </Button>
      </section>
    </div>
  );
}

function typedDays({ from, to }: { from: string; to: string }): DayRange | undefined {
  return isLocalDate(from) && isLocalDate(to) && from <= to ? { first: from, last: to } : undefined;
}

/** The table headers in the current language. */
function useExportWords(): ExportWords {
  const t = useTranslations('exportData');
  const { compareNames } = useFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  const isPaid = useSetting(countingSetting, (counting) => counting.paidHours);
  const minutesOf = useMinutesOf();
  const details = useDetailWords('shiftDetails');
  return useMemo(
    () => ({
      date: t('date'),
      person: t('person'),
      role: t('role'),
      start: t('start'),
      end: t('end'),
      hours: t(isPaid ? 'paidHours' : 'hours'),
      status: t('status'),
      notes: t('notes'),
      station: t('station'),
      teamNotes: t('teamNotes'),
      kind: t('kind'),
      unpaidBreak: t('unpaidBreak'),
      paidBreak: t('paidBreak'),
      details,
      minutesOf,
      furtherRoles: t('furtherRoles'),
      team: t('team'),
      overtime: t('overtime'),
      week: t('week'),
      shifts: t('shifts'),
      byWeek: t('byWeek'),
      roleName,
      statusName,
      compareNames,
    }),
    [t, compareNames, roleName, statusName, details, minutesOf, isPaid],
  );
}

interface ExportDaysProps {
  range: ExportRange;
  onRange: (range: ExportRange) => void;
  /** The typed dates of the custom range. */
  own: { readonly from: string; readonly to: string };
  onOwn: (own: { readonly from: string; readonly to: string }) => void;
  fromError: string | undefined;
  toError: string | undefined;
}

function ExportDays({ range, onRange, own, onOwn, fromError, toError }: ExportDaysProps) {
  const t = useTranslations('exportData');
  const today = useUi((state) => state.today);
  const names: Readonly<Record<ExportRange, string>> = {
    shownWeek: t('shownWeek'),
    lastWeek: t('lastWeek'),
    thisMonth: t('thisMonth'),
    lastMonth: t('lastMonth'),
    own: t('own'),
  };
  return (
    <>
      <ChipGroup
        label={t('days')}
        value={range}
        options={EXPORT_RANGES.map((value) => ({ value, label: names[value] }))}
        onChange={onRange}
      />
      {range === 'own' && (
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <DateField
            label={t('from')}
            value={own.from}
            today={today}
            onChange={(from) => onOwn({ ...own, from })}
            error={fromError}
          />
          <DateField
            label={t('to')}
            value={own.to}
            today={today}
            onChange={(to) => onOwn({ ...own, to })}
            error={toError}
          />
        </div>
      )}
    </>
  );
}
