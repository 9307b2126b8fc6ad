'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsTypingLearnt } from '@/stores/first-use/typed-shifts';

/**
 * A line under the head that says how shifts are typed, until a few were. For the eye alone: screen readers hear the
 * grid's own description.
 */
export function TypingHint() {
  const t = useTranslations('grid');
  const isLearnt = useIsTypingLearnt();
  const [wasLearnt] = useState(isLearnt);
  if (wasLearnt) return null;
  // Once it goes, its empty row lets the others glide up, see the style.
  return (
    <tr className="eg-hint" data-gone={isLearnt || undefined}>
      <td colSpan={8}>
        <span aria-hidden="true">{!isLearnt && t('hint')}</span>
      </td>
    </tr>
  );
}
