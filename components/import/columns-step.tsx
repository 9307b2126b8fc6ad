'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { ColumnChoice, OpenedFile } from '@/lib/import/file/import-file';
import { columnLetter } from './column-name';
import { ColumnRow } from './column-row';
import { DateOrderChoice } from './date-order-choice';
import { type ColumnsDraft, chosenDateOrder } from './use-import';

interface ColumnsStepProps {
  opened: Exclude<OpenedFile, { form: 'calendar' }>;
  draft: ColumnsDraft;
  onChange: (draft: ColumnsDraft) => void;
}

/** Limit of columns shown. A wider table is a grid of days, and only the columns before the days are listed. */
const MAX_SHOWN = 60;

/** The recognised field of each column, and a way to change it. */
export function ColumnsStep({ opened, draft, onChange }: ColumnsStepProps) {
  const t = useTranslations('importData');
  const formats = useFormats();
  const { columns } = opened;
  const order = chosenDateOrder(opened, draft);
  const choose = (column: number, choice: ColumnChoice) => {
    // Each field maps to one column: clear the column that had it before.
    const choices = draft.choices.map((held, other) => {
      if (other === column) return choice;
      return held === choice && choice !== 'none' ? 'none' : held;
    });
    onChange({ ...draft, choices });
  };
  const days = opened.form === 'grid' ? [...opened.days].sort() : [];
  const [first] = days;
  const last = days.at(-1);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{t('columnsLead', { count: opened.rowCount })}</p>
      {first && last && (
        <div className="rounded-box bg-fill px-3.5 py-3 contrast:border-2 contrast:border-line-strong">
          <p className="tnum font-medium">
            {t('gridDays', { count: days.length, range: formats.dayRange(first, last) })}
          </p>
          {opened.form === 'grid' && opened.isWeekAssumed && (
            <p className="pt-1 text-xs text-ink-2 phone:text-[13px]">{t('weekAssumed')}</p>
          )}
        </div>
      )}
      {order && (
        <DateOrderChoice
          order={order}
          samples={columns[order.column]?.samples ?? []}
          onChange={(isMonthFirst) => onChange({ ...draft, isMonthFirst })}
        />
      )}
      <ul className="divide-y divide-line rounded-box border border-line-2 contrast:border-2">
        {columns.slice(0, MAX_SHOWN).map((column, index) => (
          <ColumnRow
            key={columnLetter(index)}
            position={index}
            column={column}
            choice={draft.choices[index] ?? 'none'}
            isGrid={opened.form === 'grid'}
            onChange={(choice) => choose(index, choice)}
          />
        ))}
      </ul>
      {columns.length > MAX_SHOWN && (
        <p className="text-xs text-ink-2 phone:text-[13px]">
          {t('moreColumns', { count: columns.length - MAX_SHOWN })}
        </p>
      )}
    </div>
  );
}
