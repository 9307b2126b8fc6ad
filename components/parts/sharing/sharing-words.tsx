'use client';

import type { ReactNode } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { SHARING_CATALOGUES } from '@/lib/i18n/load-messages';

interface SharingWordsProps {
  children: ReactNode;
}

/** Adds the messages of sharing for its children. */
export function SharingWords({ children }: SharingWordsProps) {
  return <LaterWords catalogues={SHARING_CATALOGUES}>{children}</LaterWords>;
}
