'use client';

import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { AddedWords } from '@/components/ui/loading/added-words';
import { PLAN_CATALOGUES } from '@/lib/i18n/plan-messages';

interface PlanWordsProps {
  /** Shown until they are there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Adds the messages for what a plan would break, in the current language, for its children. */
export function PlanWords(props: PlanWordsProps) {
  return <AddedWords {...props} load={PLAN_CATALOGUES[useLocale()]} />;
}
