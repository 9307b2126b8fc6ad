'use client';

import { useTranslations } from 'use-intl';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** How many stored shifts are awaiting repair and therefore not counted in any figure. */
export function SkippedNote() {
  const t = useTranslations('insights');
  const count = useSchedule(({ awaitingRepair }) => awaitingRepair.length);
  return count > 0 && <p className="mt-4 text-xs text-ink-2">{t('skipped', { count })}</p>;
}
