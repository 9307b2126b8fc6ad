'use client';

import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { EXPORT_RANGES, type ExportRange } from '@/lib/export/export-range';
import { useUi } from '@/stores/ui/use-ui';

interface ExportDaysProps {
  range: ExportRange;
  onRange: (range: ExportRange) => void;
  /** The typed dates of the custom range. */
  own: { readonly from: string; readonly to: string };
  onOwn: (own: { readonly from: string; readonly to: string }) => void;
  fromError: string | undefined;
  toError: string | undefined;
}

/** The days to export. */
export function ExportDays({ range, onRange, own, onOwn, fromError, toError }: ExportDaysProps) {
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
