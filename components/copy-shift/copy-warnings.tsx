'use client';

import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';

interface CopyWarningsProps {
  broken: readonly BrokenShift[];
  dateCount: number;
}

/** How many of the dates break a rule, and which; copying stays possible. Nothing where none does. */
export function CopyWarnings({ broken, dateCount }: CopyWarningsProps) {
  const t = useTranslations('copyShift');
  return (
    <div className="flex flex-col gap-2 [&:not(:has(*_*))]:hidden">
      <p role="status" className="tnum text-sm font-semibold">
        {broken.length > 0 &&
          (dateCount === 1 ? t('breakingOne') : t('breaking', { count: broken.length, total: dateCount }))}
      </p>
      {broken.length > 0 && <BrokenShifts broken={broken} isByDay />}
    </div>
  );
}
