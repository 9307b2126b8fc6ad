'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { notificationsStore } from '@/stores/app/notifications-store';
import { importReplyFragment, importReplyText } from '@/stores/requests/import-reply-text';
import { useImportWords } from './use-import-words';

export type ReplySource = { readonly fragment: string } | { readonly text: string };

interface ReplyIntakeProps {
  source: ReplySource;
  /** Called once; false if nothing could be stored. */
  onDone: (isKept: boolean) => void;
}

/** Accepts the replies of one source, once, and announces them. */
export const ReplyIntake = withLaterWords(Intake);

function Intake({ source, onDone }: ReplyIntakeProps) {
  const t = useTranslations('inbox');
  const announceTaken = useImportWords();
  const taken = useRef<ReplySource>(undefined);
  useEffect(() => {
    if (taken.current === source) return;
    taken.current = source;
    const taking = 'text' in source ? importReplyText(source.text) : importReplyFragment(source.fragment);
    taking
      .then((found) => {
        const isReply = announceTaken(found);
        if (!isReply) warn(t('nothingFound'));
        return found.isKept;
      })
      .catch((error: unknown) => {
        console.error('The replies could not be taken in.', error);
        warn(t('notTaken'));
        return false;
      })
      .then(onDone);
  });
  return null;
}

function warn(message: string): void {
  notificationsStore.notify({ message, type: 'warning', category: 'general' });
}
