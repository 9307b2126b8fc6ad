'use client';

import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '@/components/parts/money/use-money';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/fields/file-button';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { useFormats } from '@/components/ui/use-formats';
import { type ReadSales, type SalesProblem, withReadSales } from '@/lib/sales/read-sales';
import { settingOf } from '@/lib/settings/settings-of';
import { deviceZone } from '@/lib/time/wall-clock';
import { uiStore } from '@/stores/app/ui-store';
import { useCurrency } from '@/stores/pay/use-currency';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';

/** Sales from a pasted list or a file; a line that is not understood is told and stays in the list. */
export function SalesList() {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const words = useTranslations('money');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly SalesProblem[]>([]);

  const ground = () => ({
    today: uiStore.getState().today,
    zone: deviceZone(),
    isMonthFirst: formats.dateReading.isMonthFirst,
  });
  const keep = (read: ReadSales) => {
    changeSetting(store, 'sales', withReadSales(settingOf(store.getState().schedule, 'sales'), read));
    setProblems(read.problems);
    setSaid(t('taken', { count: read.days.length }));
  };
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      console.warn('The sales could not be read.', error);
      setSaid(t('fileUnread'));
    }
  };
  const readTyped = () =>
    attempt(async () => {
      const { readSalesText } = await import('@/stores/import/read-sales-file');
      const read = readSalesText(typed, ground(), money.decimals);
      keep(read);
      // What was not understood stays, to be corrected.
      setTyped(read.problems.map(({ text }) => text).join('\n'));
    });
  const readFile = (file: File) =>
    attempt(async () => {
      const { readSalesFile } = await import('@/stores/import/read-sales-file');
      const read = await readSalesFile(new Uint8Array(await file.arrayBuffer()), ground(), money.decimals);
      if (read.isOk) keep(read.value);
      else setSaid(t('fileUnread'));
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
            {said}
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
