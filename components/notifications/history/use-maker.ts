import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { NewsWords } from '@/stores/notifications/news-words';
import { makerOf } from '@/stores/schedule/change-origins';
import { useSharing } from '@/stores/sharing/use-sharing';

/** Who made a change: a tab or this device, or the device with which the schedule is shared, by its name. */
export function useMaker({ id, origin, by }: ScheduleChange, { t }: NewsWords): string {
  const device = useSharing(({ status }) => (by === undefined ? undefined : status?.roster[by]?.name));
  const own = useSharing(({ status }) => status?.device);
  if (origin === 'import') return t('history.thisDevice');
  if (origin !== 'shared') return t(`history.${makerOf(id)}`);
  return by !== undefined && by === own ? t('history.thisDevice') : (device ?? t('history.otherDevice'));
}
