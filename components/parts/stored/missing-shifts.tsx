'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';

interface MissingShiftsProps {
  count: number;
  /** The action that would omit the shifts. */
  act: 'inCopy' | 'forAll';
}

/** Shows how many shifts are in a database that does not open. */
export const MissingShifts = withLaterWords(Sentence);

function Sentence({ count, act }: MissingShiftsProps) {
  const t = useTranslations('missingShifts');
  return t(act, { count });
}
