'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { AvailabilityException } from '@/lib/employees/stored-availability';

interface ExceptionWords {
  readonly kind: string;
  readonly days: string;
  /** Empty for full days. */
  readonly hours: string;
}

export function useExceptionWords(): (exception: AvailabilityException) => ExceptionWords {
  const t = useTranslations('availability');
  const formats = useFormats();
  return useCallback(
    ({ kind, from, to, start, end }) => ({
      kind: t(kind),
      days: from === to ? formats.shortDay(from) : formats.dayRange(from, to),
      hours: start && end ? formats.timeRange(start, end) : '',
    }),
    [t, formats],
  );
}
