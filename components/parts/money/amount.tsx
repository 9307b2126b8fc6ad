'use client';

import { useTranslations } from 'use-intl';

/** In place of an amount: as long for every amount, so that its length tells nothing. */
const BLANK = '•••';

interface AmountProps {
  /** As it is written. */
  text: string;
  isHidden: boolean;
}

/** An amount of money, or a blank while money is hidden. */
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
