'use client';

import { useTranslations } from 'use-intl';
import { requestOf } from '@/lib/requests/team-request';
import { notificationsStore } from '@/stores/app/notifications-store';
import { categoryOf } from '@/stores/requests/decide';
import type { ImportedText } from '@/stores/requests/import-reply-text';
import { useRequestWords } from './use-request-words';

/**
 * Announces accepted replies: each new request in the notification list, and one toast for all. Announces a
 * failure if the replies could not be stored. Returns false, without an announcement, if the text had no
 * reply.
 */
export function useImportWords(): (taken: ImportedText) => boolean {
  const t = useTranslations('inbox');
  const { sentence, about } = useRequestWords();
  return (taken) => {
    if (!taken.isKept) {
      notificationsStore.notify({ message: t('notKept'), type: 'error', category: 'general' });
      return true;
    }
    const { newCount, seenCount, knownCount, foreignCount, brokenCount, newerCount } = taken;
    const parts = [
      newCount > 0 && t('arrived', { count: newCount }),
      seenCount > 0 && t('seen', { count: seenCount }),
      knownCount > 0 && t('known', { count: knownCount }),
      foreignCount > 0 && t('foreign', { count: foreignCount }),
      brokenCount > 0 && t('broken', { count: brokenCount }),
      newerCount > 0 && t('tooNew', { count: newerCount }),
    ].filter((part) => part !== false);
    const [message] = parts;
    if (message === undefined) return false;
    const requests = taken.records.flatMap(({ after }) => {
      const request = after.state === 'open' ? requestOf(after) : undefined;
      return request ? [request] : [];
    });
    notificationsStore.notifyAll(
      requests.map((request) => ({
        message: sentence(request),
        detail: about(request),
        type: 'info',
        category: categoryOf(request.asked),
        cause: 'automatic',
        isQuiet: true,
      })),
      (count) => t('arrived', { count }),
    );
    const isWhole = foreignCount + brokenCount + newerCount === 0;
    notificationsStore.notify({
      message,
      detail: parts.slice(1).join('. '),
      type: isWhole ? 'success' : 'warning',
      category: 'general',
      ...(newCount > 0 && { act: 'noticeArrived' }),
    });
    return true;
  };
}
