import { useTranslations } from 'use-intl';
import { useDayMade } from '@/components/parts/use-when-made';
import { useFormats } from '@/components/ui/use-formats';
import { daysBetween } from '@/lib/time/local-date';
import { useUi } from '@/stores/ui/use-ui';

/** A date says more than so many days. */
const MOST_DAYS = 30;

/** When a device was heard of last: it says so once a day. */
export function useSeenWords(): (at: number) => string {
  const t = useTranslations('sharedDevices');
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const dayMade = useDayMade(useUi((state) => state.timezone));
  return (at) => {
    const { day } = dayMade(at);
    const ago = daysBetween(day, today);
    if (ago <= 0) return t('today');
    if (ago === 1) return t('yesterday');
    return ago <= MOST_DAYS ? t('days', { count: ago }) : t('on', { day: formats.fullDay(day) });
  };
}
