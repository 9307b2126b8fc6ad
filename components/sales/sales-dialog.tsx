'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { HiddenNote } from '@/components/parts/money/hidden-note';
import { useMoney } from '@/components/parts/money/use-money';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { proposedSales, withDaySales } from '@/lib/sales/sales';
import { weekOf } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import { useCurrency } from '@/stores/pay/use-currency';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { DayFields } from './day-fields';
import { SalesList } from './sales-list';

/** What each day of the shown week is expected to take in, and what it took in; every change is saved at once. */
export function SalesDialog() {
  return (
    <LaterWords>
      <SalesInWords />
    </LaterWords>
  );
}

function SalesInWords() {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const common = useTranslations('common');
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const weekStart = useSetting('weekStart');
  const sales = useSetting('sales');
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
                  'sales',
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
