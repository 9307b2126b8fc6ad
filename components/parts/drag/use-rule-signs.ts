'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { RuleBreak } from '@/lib/rules/rule-break';

/** A rule break in a word or two, in the current language. */
export function useRuleSigns(): (found: RuleBreak) => string {
  const t = useTranslations('drag');
  const formats = useFormats();
  return useCallback(
    (found) =>
      t(`sign.${found.rule}`, {
        limit: 'limitMinutes' in found ? formats.duration(found.limitMinutes) : '',
        days: found.rule === 'daysRunning' ? found.days : 0,
      }),
    [t, formats],
  );
}
