'use client';

import type { ReactNode } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { PROBLEMS_CATALOGUES } from '@/lib/i18n/catalogues/problems-messages';

/** Adds the messages about problems, in the current language, for its children; renders them once loaded. */
export function ProblemWords({ children }: { children: ReactNode }) {
  return (
    <LaterWords catalogues={PROBLEMS_CATALOGUES} onError={logLoadFailure}>
      {children}
    </LaterWords>
  );
}
