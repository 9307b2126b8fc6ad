'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { notificationsStore } from '@/stores/app/notifications-store';
import { takeInFragment, takeInText } from '@/stores/requests/take-in-replies';
import { useTakenWords } from './use-taken-words';

/** Where replies come from: the fragment of an address, or a text. */
export type ReplySource = { readonly fragment: string } | { readonly text: string };

interface ReplyIntakeProps {
  source: ReplySource;
  onDone: () => void;
}

/** Takes the replies of one source in, once, and says what they have brought. */
export function ReplyIntake({ source, onDone }: ReplyIntakeProps) {
  const t = useTranslations('inbox');
  const announceTaken = useTakenWords();
  const taken = useRef<ReplySource>(undefined);
  useEffect(() => {
    if (taken.current === source) return;
    taken.current = source;
    const taking = 'text' in source ? takeInText(source.text) : takeInFragment(source.fragment);
    taking
      .then(
        (found) => announceTaken(found) || t('nothingFound'),
        (error: unknown) => {
          console.error('The replies could not be taken in.', error);
          return t('fileFailed');
        },
      )
      .then((said) => {
        if (typeof said === 'string') {
          notificationsStore.notify({ message: said, type: 'warning', category: 'general' });
        }
        onDone();
      });
  });
  return null;
}
