'use client';

import { useTranslations } from 'use-intl';
import { notificationsStore } from '@/stores/app/notifications-store';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
import {
  discardText,
  isScheduleWhole,
  type ListedText,
  putBack,
  readValueAgain,
} from '@/stores/restore/quarantine';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

/** The two ways back for a quarantined text. It leaves the list as soon as nothing of it is left out. */
export function usePutBack(text: ListedText, what: string) {
  const store = useScheduleStore();
  const t = useTranslations('unreadable');
  const yourData = useTranslations('yourData');
  const tell = (message: string, detail: string, type: 'info' | 'success' = 'info') =>
    notificationsStore.notify({ message, detail, type, category: 'general' });

  async function putBackReadable(): Promise<void> {
    const { change, count, repairs, isWhole } = await putBack(text);
    if (count === 0) {
      if (isWhole) discardText(text);
      tell(t('nothing'), isWhole ? t('allHere') : t('allReadableHere'));
      return;
    }
    const detail = [repairs > 0 && t('repairs', { count: repairs }), !isWhole && t('rest')];
    const isStored = await announceOrWithdraw(
      store,
      change,
      {
        category: 'general',
        act: 'dataRestored',
        words: { message: t('back', { count }), detail: detail.filter(Boolean).join(' ') || what },
      },
      {
        message: t('notBack'),
        detail: yourData('notRestoredDetail'),
        category: 'general',
        act: 'dataNotSaved',
      },
    );
    if (isStored && isWhole) discardText(text);
  }

  async function readAgain(): Promise<void> {
    if (text.kind === 'schedule' && isScheduleWhole(text)) await putBackReadable();
    else if (text.kind === 'value' && readValueAgain(text)) {
      discardText(text);
      tell(t('readNow'), what, 'success');
    } else tell(t('still'), t('stillDetail'));
  }

  return { readAgain, putBackReadable };
}
