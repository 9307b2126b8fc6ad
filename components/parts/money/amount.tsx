'use client';

import { useTranslations } from 'use-intl';

/** The same length for every amount, so that the length reveals nothing. */
const BLANK = '•••';

interface AmountProps {
  text: string;
  isHidden: boolean;
}

export function Amount({ text, isHidden }: AmountProps) {
  const t = useTranslations('money');
  if (!isHidden) return text;
  return (
    <>
      <span aria-hidden="true">{BLANK}</span>
      <span className="sr-only">{t('hidden')}</span>
    </>
  );
}
