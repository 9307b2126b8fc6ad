'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import type { SharedWeek } from '@/lib/share/shared-week';
import { warningsInWeek } from '@/lib/share/warnings-in-week';
import { sevenDaysFrom } from '@/lib/time/week';
import { currentProblems } from '@/stores/schedule/problems/judge';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

/** Beside the preview, for the manager alone: which shifts carry a warning. Renders nothing if none does. */
export function PreviewWarnings({ week }: { week: SharedWeek }) {
  const store = useScheduleStore();
  const t = useTranslations('weekSheet');
  const broken = useMemo(
    () => warningsInWeek(week, currentProblems(store, sevenDaysFrom(week.firstDay))),
    [week, store],
  );
  if (broken.length === 0) return null;
  return (
    <section aria-label={t('warnings', { count: broken.length })} className="flex flex-col gap-2">
      <p data-status="Pending" className="text-sm font-medium text-status-text">
        {t('warnings', { count: broken.length })} {t('warningsStay')}
      </p>
      <BrokenShifts broken={broken} />
    </section>
  );
}
