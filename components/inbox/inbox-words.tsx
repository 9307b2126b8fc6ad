'use client';

import type { ReactNode } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { INBOX_CATALOGUES } from '@/lib/i18n/catalogues/inbox-messages';

interface InboxWordsProps {
  /** Shown until they are there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Adds the messages of the inbox for its children. */
export function InboxWords({ fallback, children }: InboxWordsProps) {
  return (
    <LaterWords catalogues={INBOX_CATALOGUES} fallback={fallback}>
      {children}
    </LaterWords>
  );
}
