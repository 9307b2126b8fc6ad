'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { titleWithHouse } from '@/lib/share/house-name';
import type { SharedWeek } from '@/lib/share/shared-week';
import { addDays } from '@/lib/time/local-date';

/** What a link to the week is called when it is handed on, and on its poster: whoever works in two houses gets two. */
export function useLinkTitle({ house, firstDay }: SharedWeek): string {
  const t = useTranslations('share');
  const formats = useFormats();
  return titleWithHouse(house, t('weekTitle', { range: formats.dayRange(firstDay, addDays(firstDay, 6)) }));
}
