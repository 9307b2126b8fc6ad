'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { notificationsStore } from '@/stores/app/notifications-store';
import { importReplyFragment, importReplyText } from '@/stores/requests/import-reply-text';
import { useImportWords } from './use-import-words';

export type ReplySource = { readonly fragment: string } | { readonly text: string };

interface ReplyImportProps {
  source: ReplySource;
  /** Called once; false if nothing could be stored. */
  onDone: (isKept: boolean) => void;
}

/** Accepts the replies of one source, once, and announces them. */
export const ReplyImport = withLaterWords(ImportReply);

function ImportReply({ source, onDone }: ReplyImportProps) {
  const t = useTranslations('inbox');
  const announceImported = useImportWords();
  const importedSource = useRef<ReplySource>(undefined);
  useEffect(() => {
    if (importedSource.current === source) return;
    importedSource.current = source;
    const importing = 'text' in source ? importReplyText(source.text) : importReplyFragment(source.fragment);
    importing
      .then((found) => {
        const isReply = announceImported(found);
        if (!isReply) showWarning(t('nothingFound'));
        return found.isKept;
      })
      .catch((error: unknown) => {
        console.error('Failed to import the replies.', error);
        showWarning(t('notTaken'));
        return false;
      })
      .then(onDone);
  });
  return null;
}

function showWarning(message: string): void {
  notificationsStore.notify({ message, type: 'warning', category: 'general' });
}
