'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { titleWithBusiness } from '@/lib/share/business-name';
import type { SharedWeek } from '@/lib/share/shared-week';
import { addDays } from '@/lib/time/local-date';

/** Includes the business, because some people work in two businesses. */
export function useLinkTitle({ business, firstDay }: SharedWeek): string {
  const t = useTranslations('share');
  const formats = useFormats();
  return titleWithBusiness(
    business,
    t('weekTitle', { range: formats.dayRange(firstDay, addDays(firstDay, 6)) }),
  );
}
