'use client';

import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { useUi } from '@/stores/ui/use-ui';
import type { DaysChoice, useDaysToPublish } from './use-days-to-publish';
import { useWeekName } from './use-week-name';

/** The shown week, other days, or everything. */
export function DaysToPublishChoice({ days }: { days: ReturnType<typeof useDaysToPublish> }) {
  const t = useTranslations('publishDays');
  const weekName = useWeekName();
  const today = useUi((state) => state.today);
  const { own, fault } = days;
  const names: Readonly<Record<DaysChoice, string>> = {
    week: weekName(days.week.from),
    all: t('all'),
    own: t('own'),
  };
  return (
    <>
      <ChipGroup
        label={t('what')}
        value={days.choice}
        options={(['week', 'all', 'own'] as const).map((value) => ({ value, label: names[value] }))}
        onChange={days.setChoice}
      />
      {days.choice === 'own' && (
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <DateField
            label={t('from')}
            value={own.from}
            today={today}
            onChange={(from) => days.setOwn({ ...own, from })}
            error={fault === 'from' ? t('noDate') : undefined}
          />
          <DateField
            label={t('to')}
            value={own.to}
            today={today}
            onChange={(to) => days.setOwn({ ...own, to })}
            error={fault === 'to' ? t('noDate') : fault === 'order' ? t('wrongOrder') : undefined}
          />
        </div>
      )}
    </>
  );
}
