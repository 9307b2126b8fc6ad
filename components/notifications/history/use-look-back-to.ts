import { usePathname } from 'next/navigation';
import { useContext } from 'react';
import { useDayMade } from '@/components/notifications/use-when-made';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { useFormats } from '@/components/ui/use-formats';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { NewsWords } from '@/stores/notifications/news-words';
import { stepSentence } from '@/stores/schedule/taken-steps/step-sentence';

/** Closes the list and shows the schedule on the calendar as it was before a step; tells where that is not known. */
export function useLookBackTo(words: NewsWords | undefined): (change: ScheduleChange) => void {
  const router = useAppRouter();
  const path = usePathname();
  const formats = useFormats();
  const dayMade = useDayMade();
  const report = useContext(LoadFailureContext);
  return (change) => {
    if (!words) return;
    const { t } = words;
    const { day, time } = dayMade(change.at);
    notificationsStore.setListOpen(false);
    import('@/stores/look-back/look-back')
      .then(async ({ lookBack }) => {
        const isShown = await lookBack(change, {
          moment: `${formats.shortWeekdayAndDate(day)}, ${time}`,
          step: stepSentence(change, words),
          refused: { message: t('lookBack.refused'), detail: t('lookBack.refusedDetail') },
        });
        if (!isShown) {
          notificationsStore.notify({ message: t('lookBack.unknown'), type: 'info', category: 'shifts' });
        } else if (path !== '/') router.push('/');
      })
      .catch(report);
  };
}
