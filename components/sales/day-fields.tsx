'use client';

import { useTranslations } from 'use-intl';
import { useMoney } from '@/components/parts/money/use-money';
import { ReadField } from '@/components/parts/read-field';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { parseAmount } from '@/lib/pay/money';
import { ok, type Result, refused } from '@/lib/result';
import { proposedSales, withDaySales } from '@/lib/sales/sales';
import { settingOf } from '@/lib/settings/settings-of';
import type { LocalDate } from '@/lib/time/local-date';
import { openingOn } from '@/lib/time/opening-hours';
import { useCurrency } from '@/stores/pay/use-currency';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';

/** One day's sales, with what is proposed; a wrong amount stays as typed and is not saved. */
export function DayFields({ date }: { date: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const sales = useSetting('sales');
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
                  changeSetting(store, 'sales', withDaySales(sales, date, { expected: proposal.amount }))
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
  const stored = useSetting('sales', (sales) => sales[date]?.[field]);
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
          'sales',
          withDaySales(settingOf(store.getState().schedule, 'sales'), date, { [field]: amount }),
        )
      }
    />
  );
}
