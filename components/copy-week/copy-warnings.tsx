'use client';

import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';

/** How many copies break a rule, and the first of them by name; the weeks show all. Nothing where none does. */
export function CopyWarnings({ broken }: { broken: readonly BrokenShift[] }) {
  const t = useTranslations('copyWeek');
  return (
    <div className="flex flex-col gap-2 pt-3 [&:not(:has(*_*))]:hidden">
      <p role="status" className="tnum text-sm font-semibold">
        {broken.length > 0 && t('allBreaking', { count: broken.length })}
      </p>
      {broken.length > 0 && <BrokenShifts broken={broken} />}
    </div>
  );
}
