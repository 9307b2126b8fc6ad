'use client';

import type { ReactNode } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { PLAN_CATALOGUES } from '@/lib/i18n/catalogues/plan-messages';

interface PlanWordsProps {
  /** Shown until they are there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Adds the messages for what a plan would break, in the current language, for its children. */
export function PlanWords({ fallback, children }: PlanWordsProps) {
  return (
    <LaterWords catalogues={PLAN_CATALOGUES} fallback={fallback}>
      {children}
    </LaterWords>
  );
}
