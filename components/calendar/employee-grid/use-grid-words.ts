'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { AddedWords } from './acts';

export function useGridWords(): AddedWords & { readonly copied: (shifts: readonly Shift[]) => string } {
  const t = useTranslations('grid');
  const form = useTranslations('shiftForm');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  return useMemo(() => {
    const copiedShift = (shift: Shift) =>
      `${isOpenShift(shift) ? calendar('openShift') : shift.employeeName}, ` +
      `${formats.weekdayShort(shift.date)} ${formats.timeRange(shift.startTime, shift.endTime)}`;
    return {
      message: (count) => (count === 1 ? form('added') : t('added', { count })),
      copied: (shifts) => t('copied', { shift: shifts.map(copiedShift).join('; ') }),
    };
  }, [t, form, calendar, formats]);
}
