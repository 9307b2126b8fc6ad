'use client';

import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { AddedWords } from '@/components/ui/loading/added-words';
import { SHARING_CATALOGUES } from '@/lib/i18n/load-messages';

interface SharingWordsProps {
  children: ReactNode;
}

/** Adds the messages of sharing, in the current language, for its children; renders them once loaded. */
export function SharingWords({ children }: SharingWordsProps) {
  return <AddedWords load={SHARING_CATALOGUES[useLocale()]}>{children}</AddedWords>;
}
