'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SendOutcome } from '@/components/parts/share/send';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { publishStore } from '@/stores/publish/publish';
import { markWeekShared } from '@/stores/publish/weeks-to-share';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

/** `key` identifies the shared content. */
interface Outcome {
  readonly key: string;
  readonly outcome: SendOutcome;
}

const DELIVERED: ReadonlySet<SendOutcome> = new Set(['shared', 'copied', 'saved']);

/**
 * Tracks the outcome of a share action; a canceled action shows nothing. `forTeam` is the first day of a week
 * that the action sends to everybody: notifies once the whole publication is sent.
 */
export function useOutcome() {
  const store = useScheduleStore();
  const t = useTranslations('publish');
  const [last, setLast] = useState<Outcome>();
  const latest = useRef<Promise<SendOutcome>>(undefined);
  const follow = (key: string, sending: Promise<SendOutcome>, forTeam?: LocalDate) => {
    latest.current = sending;
    setLast(undefined);
    void sending.then((outcome) => {
      if (latest.current === sending && outcome !== 'canceled') setLast({ key, outcome });
      if (!forTeam || !DELIVERED.has(outcome) || !markWeekShared(store, forTeam)) return;
      // The celebration already shows the message.
      if (publishStore.getState().phase === 'done') return;
      notificationsStore.notify({ message: t('celebration'), type: 'success', category: 'publication' });
    });
  };
  return { last, follow };
}

export function canShareBySystem(): boolean {
  return typeof navigator.share === 'function';
}
