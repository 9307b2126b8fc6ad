'use client';

import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { SelectField } from '@/components/ui/fields/select-field';
import { type ColumnChoice, IMPORT_FIELDS, type ImportColumn } from '@/lib/import/file/import-file';
import { columnLetter } from './column-name';

interface ColumnRowProps {
  position: number;
  column: ImportColumn;
  choice: ColumnChoice;
  /** A grid has no date column: its columns are days. */
  isGrid: boolean;
  onChange: (choice: ColumnChoice) => void;
}

const IN_GRID = new Set<ColumnChoice>(['employee', 'firstName', 'lastName', 'role', 'notes']);

/** One column of the file: header, sample values, and the field it maps to. */
export function ColumnRow({ position, column, choice, isGrid, onChange }: ColumnRowProps) {
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
