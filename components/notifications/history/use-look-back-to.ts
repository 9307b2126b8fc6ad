import { useContext } from 'react';
import { useDayMade } from '@/components/parts/use-when-made';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useOnCalendar } from '@/components/ui/page/use-on-calendar';
import { useFormats } from '@/components/ui/use-formats';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import { requestAsOf } from '@/stores/look-back/as-of-request';
import type { NewsWords } from '@/stores/notifications/news-words';
import { stepSentence } from '@/stores/schedule/taken-steps/step-sentence';
import { useUi } from '@/stores/ui/use-ui';

/** Closes the list and shows the schedule on the calendar as it was before a step; tells where that is not known. */
export function useLookBackTo(words: NewsWords | undefined): (change: ScheduleChange) => void {
  const onCalendar = useOnCalendar();
  const report = useContext(LoadFailureContext);
  const formats = useFormats();
  const dayMade = useDayMade(useUi((state) => state.timezone));
  return (change) => {
    if (!words) return;
    const { t } = words;
    const { day, time } = dayMade(change.at);
    const step = stepSentence(change, words);
    notificationsStore.setListOpen(false);
    onCalendar(() => {
      const request = requestAsOf();
      import('@/stores/look-back/look-back')
        .then(({ lookBack }) =>
          lookBack(change, request, {
            moment: `${formats.shortWeekdayAndDate(day)}, ${time}`,
            step,
            refused: { message: t('lookBack.refused'), detail: t('lookBack.refusedDetail') },
            unknown: t('lookBack.unknown'),
          }),
        )
        .catch(report);
    });
  };
}
