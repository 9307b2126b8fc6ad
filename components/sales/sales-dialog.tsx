'use client';

import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { HiddenNote } from '@/components/parts/money/hidden-note';
import { useMoney } from '@/components/parts/money/use-money';
import { ReadField } from '@/components/parts/read-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FileButton } from '@/components/ui/fields/file-button';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { useFormats } from '@/components/ui/use-formats';
import { parseAmount } from '@/lib/pay/money';
import { ok, type Result, refused } from '@/lib/result';
import { type ReadSales, type SalesProblem, withReadSales } from '@/lib/sales/read-sales';
import { proposedSales, withDaySales } from '@/lib/sales/sales';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { salesSetting } from '@/lib/settings/money-settings';
import { settingOf } from '@/lib/settings/settings-of';
import type { LocalDate } from '@/lib/time/local-date';
import { openingOn } from '@/lib/time/opening-hours';
import { deviceZone } from '@/lib/time/wall-clock';
import { weekOf } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import { useCurrency } from '@/stores/pay/use-currency';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

/** Expected and actual sales of each day of the shown week; every change is saved at once. */
export const SalesDialog = withLaterWords(SalesContent);

function SalesContent() {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const common = useTranslations('common');
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const weekStart = useSetting(weekStartSetting);
  const sales = useSetting(salesSetting);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const days = useMemo(() => weekOf(selectedDate, weekStart), [selectedDate, weekStart]);
  const open = days.flatMap((date) => {
    const proposal = sales[date]?.expected === undefined ? proposedSales(sales, date) : undefined;
    return proposal ? [[date, proposal.amount] as const] : [];
  });
  const total = (field: 'expected' | 'actual') =>
    days.reduce((sum, date) => sum + (sales[date]?.[field] ?? 0), 0);
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="md"
      isFullScreenOnPhone
    >
      {isHidden ? (
        <HiddenNote onShow={uiStore.toggleMoneyHidden} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-2">{t('lead')}</p>
          <div className="flex flex-col gap-3">
            {days.map((date) => (
              <DayFields key={date} date={date} />
            ))}
          </div>
          <p className="tnum text-sm text-ink-2">
            {t('total', { expected: money.exact(total('expected')), actual: money.exact(total('actual')) })}
          </p>
          {open.length > 0 && (
            <Button
              className="self-start"
              onClick={() =>
                changeSetting(
                  store,
                  salesSetting,
                  open.reduce((all, [date, expected]) => withDaySales(all, date, { expected }), sales),
                )
              }
            >
              {t('takeAll')}
            </Button>
          )}
          <SalesList />
        </div>
      )}
    </Dialog>
  );
}

/** One day's sales, with the proposal; an invalid amount stays as typed and is not saved. */
function DayFields({ date }: { date: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const sales = useSetting(salesSetting);
  const opening = useOpeningHours();
  const day = sales[date];
  const proposal = day?.expected === undefined ? proposedSales(sales, date) : undefined;
  const isClosed = openingOn(opening, date)?.kind === 'closed' && day !== undefined;
  return (
    <fieldset
      aria-label={formats.longDay(date)}
      className="grid grid-cols-[7rem_1fr_1fr] items-start gap-x-3 gap-y-1 phone:grid-cols-2"
    >
      <p className="pt-8 font-medium phone:col-span-full phone:pt-2">{formats.weekdayDay(date)}</p>
      <SalesField date={date} field="expected" />
      <SalesField date={date} field="actual" />
      {(proposal || isClosed) && (
        <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-2 text-xs text-ink-2 phone:col-start-1">
          {isClosed && <span role="status">{t('closed')}</span>}
          {proposal && (
            <>
              <span className="tnum">
                {t('propose', {
                  amount: money.exact(proposal.amount),
                  count: proposal.days,
                  weekday: formats.weekday(date),
                })}
              </span>
              <Button
                size="sm"
                className="relative hit-44"
                onClick={() =>
                  changeSetting(store, salesSetting, withDaySales(sales, date, { expected: proposal.amount }))
                }
              >
                {t('take')}
              </Button>
            </>
          )}
        </div>
      )}
    </fieldset>
  );
}

function SalesField({ date, field }: { date: LocalDate; field: 'expected' | 'actual' }) {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const words = useTranslations('money');
  const currency = useCurrency();
  const money = useMoney(currency);
  const stored = useSetting(salesSetting, (sales) => sales[date]?.[field]);
  return (
    <ReadField
      label={t(field)}
      unit={currency}
      shown={stored === undefined ? '' : money.typed(stored)}
      read={(text): Result<number | undefined, string> => {
        if (text.trim() === '') return ok(undefined);
        const read = parseAmount(text, money.decimals);
        return read.isOk ? read : refused(words(`amount.${read.error}`));
      }}
      onRead={(amount) =>
        changeSetting(
          store,
          salesSetting,
          withDaySales(settingOf(store.getState().schedule, salesSetting), date, { [field]: amount }),
        )
      }
    />
  );
}

/** Unreadable lines are reported and stay in the list. */
function SalesList() {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const words = useTranslations('money');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [problems, setProblems] = useState<readonly SalesProblem[]>([]);

  const context = () => ({
    today: uiStore.getState().today,
    zone: deviceZone(),
    isMonthFirst: formats.dateReading.isMonthFirst,
  });
  const keep = (read: ReadSales) => {
    changeSetting(
      store,
      salesSetting,
      withReadSales(settingOf(store.getState().schedule, salesSetting), read),
    );
    setProblems(read.problems);
    setAnnouncement(t('taken', { count: read.days.length }));
  };
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      console.warn('Failed to read the sales.', error);
      setAnnouncement(t('fileUnread'));
    }
  };
  const readTyped = () =>
    attempt(async () => {
      const { readSalesText } = await import('@/stores/import/read-sales-file');
      const read = readSalesText(typed, context(), money.decimals);
      keep(read);
      // Unreadable lines stay, to be corrected.
      setTyped(read.problems.map(({ text }) => text).join('\n'));
    });
  const readFile = (file: File) =>
    attempt(async () => {
      const { readSalesFile } = await import('@/stores/import/read-sales-file');
      const read = await readSalesFile(new Uint8Array(await file.arrayBuffer()), context(), money.decimals);
      if (read.isOk) keep(read.value);
      else setAnnouncement(t('fileUnread'));
    });
  return (
    <MoreFields label={t('paste')} isOpen={false}>
      {() => (
        <div className="flex flex-col gap-3">
          <TextAreaField
            label={t('pasteField')}
            hint={t('pasteHint')}
            rows={4}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button disabled={typed.trim() === ''} onClick={() => void readTyped()}>
              {t('read')}
            </Button>
            <FileButton
              label={t('fromFile')}
              icon={<FileUp aria-hidden="true" />}
              accept=".csv,.tsv,.txt,.xlsx,text/csv"
              onFile={(file) => void readFile(file)}
            />
          </div>
          <p role="status" className="text-sm">
            {announcement}
          </p>
          {problems.length > 0 && (
            <ul className="flex flex-col gap-1 text-sm" data-status="Canceled">
              {problems.map(({ line, text, why }) => (
                <li key={line} className="wrap-anywhere text-status-text">
                  {t('line', {
                    line,
                    text,
                    why: why === 'noDate' || why === 'twice' ? t(why) : words(`amount.${why}`),
                  })}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </MoreFields>
  );
}
