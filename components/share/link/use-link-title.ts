'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { titleWithHouse } from '@/lib/share/house-name';
import type { SharedWeek } from '@/lib/share/shared-week';
import { addDays } from '@/lib/time/local-date';

/** Includes the business, because some people work in two. */
export function useLinkTitle({ house, firstDay }: SharedWeek): string {
  const t = useTranslations('share');
  const formats = useFormats();
  return titleWithHouse(house, t('weekTitle', { range: formats.dayRange(firstDay, addDays(firstDay, 6)) }));
}
