'use client';

import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { SelectField } from '@/components/ui/fields/select-field';
import { useFormats } from '@/components/ui/use-formats';
import {
  type ColumnChoice,
  type DateOrder,
  IMPORT_FIELDS,
  type ImportColumn,
  type OpenedFile,
} from '@/lib/import/file/import-file';
import { readDate } from '@/lib/import/table/read-date';
import { importContext } from '@/stores/import/import-shifts';
import { type ColumnsDraft, chosenDateOrder } from './use-import';

interface ColumnsStepProps {
  opened: Exclude<OpenedFile, { form: 'calendar' }>;
  draft: ColumnsDraft;
  onChange: (draft: ColumnsDraft) => void;
}

/** Limit of columns shown. A wider table is a grid of days, and only the columns before the days are listed. */
const MAX_SHOWN = 60;

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

interface DateOrderChoiceProps {
  order: DateOrder;
  samples: readonly string[];
  onChange: (isMonthFirst: boolean) => void;
}

/** Month first or day first for dates with slashes, with a sample date as interpreted. */
function DateOrderChoice({ order, samples, onChange }: DateOrderChoiceProps) {
  const t = useTranslations('importData');
  const formats = useFormats();
  const context = importContext(useLocale());
  const sample = samples.find((text) => /\d[/-]\d/.test(text)) ?? '';
  const read = readDate(sample, { ...context, isMonthFirst: order.isMonthFirst });
  const reading = read ? t('readAs', { date: formats.fullDay(read.date) }) : '';
  return (
    <ChipGroup
      label={t('dateOrder', { sample })}
      value={order.isMonthFirst ? 'monthFirst' : 'dayFirst'}
      options={[
        { value: 'monthFirst', label: t('monthFirst') },
        { value: 'dayFirst', label: t('dayFirst') },
      ]}
      hint={order.isDecided ? reading : t('orderOpen', { reading })}
      onChange={(value) => onChange(value === 'monthFirst')}
    />
  );
}

interface ColumnRowProps {
  position: number;
  column: ImportColumn;
  choice: ColumnChoice;
  /** A grid has no date column: its columns are days. */
  isGrid: boolean;
  onChange: (choice: ColumnChoice) => void;
}

const IN_GRID = new Set<ColumnChoice>(['employee', 'firstName', 'lastName', 'role', 'notes']);

function ColumnRow({ position, column, choice, isGrid, onChange }: ColumnRowProps) {
  const t = useTranslations('importData');
  const name = column.head || t('column', { letter: columnLetter(position) });
  const fields = IMPORT_FIELDS.filter((field) => !isGrid || IN_GRID.has(field));
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-3.5 py-2.5 phone:flex-col phone:items-stretch phone:py-3">
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium wrap-anywhere', choice === 'none' && 'text-ink-2')}>{name}</p>
        <p className="truncate text-xs text-ink-2 phone:text-[13px]">
          {column.samples.length > 0 ? column.samples.join(' · ') : t('noValues')}
        </p>
      </div>
      <SelectField
        label={t('use', { column: name })}
        hideLabel
        className="w-60 shrink-0 phone:w-full"
        value={choice}
        options={(['none', ...fields] as const).map((value) => ({ value, label: t(value) }))}
        onChange={onChange}
      />
    </li>
  );
}

/** A, B, ... Z, AA, as in spreadsheets; column 0 is A. */
function columnLetter(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? columnLetter(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}
