'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import type { SettledImport } from '@/lib/import/settle-import';
import { keepBreakChoice, useBreakChoices } from '@/stores/plans/plan-choices';

/** What the coming shifts of the file would break, and what becomes of those that do. */
export function ImportProblems({ settled }: { settled: SettledImport }) {
  return (
    <LaterWords>
      <Problems settled={settled} />
    </LaterWords>
  );
}

function Problems({ settled }: { settled: SettledImport }) {
  const t = useTranslations('plans');
  const choices = useBreakChoices('import');
  const count = settled.broken.length;
  return (
    <PlanProblems
      title={count > 0 ? t('imported', { count }) : undefined}
      settled={settled}
      choices={choices}
      onChoose={(rule, choice) => keepBreakChoice('import', rule, choice)}
    />
  );
}
