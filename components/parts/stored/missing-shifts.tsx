'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';

interface MissingShiftsProps {
  count: number;
  /** What the person is about to do without them. */
  act: 'inCopy' | 'forAll';
}

/** Says how many shifts only a database has that does not open. */
export function MissingShifts({ count, act }: MissingShiftsProps) {
  return (
    <LaterWords>
      <Sentence count={count} act={act} />
    </LaterWords>
  );
}

function Sentence({ count, act }: MissingShiftsProps) {
  const t = useTranslations('missingShifts');
  return t(act, { count });
}
