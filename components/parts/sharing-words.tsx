'use client';

import type { ReactNode } from 'react';
import { SHARING_CATALOGUES } from '@/lib/i18n/load-messages';
import { LateWords } from './late-words';

interface SharingWordsProps {
  children: ReactNode;
}

/** Adds the messages of sharing for its children. */
export function SharingWords({ children }: SharingWordsProps) {
  return <LateWords catalogues={SHARING_CATALOGUES}>{children}</LateWords>;
}
