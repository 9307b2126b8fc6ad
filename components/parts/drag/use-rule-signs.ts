'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { memoize } from '@/lib/memoize';
import type { RuleBreak } from '@/lib/rules/rule-break';

const NONE = -1;

export function useRuleSigns(): (found: RuleBreak) => string {
  const t = useTranslations('drag');
  const formats = useFormats();
  // Cached: a week has hundreds of breaks and few signs.
  return useMemo(() => {
    const signOf = (rule: RuleBreak['rule']) =>
      memoize((limitMinutes: number) =>
        memoize((days: number) =>
          t(`sign.${rule}`, { limit: limitMinutes < 0 ? '' : formats.duration(limitMinutes), days }),
        ),
      );
    const signs = memoize(signOf);
    return (found) =>
      signs(found.rule)('limitMinutes' in found ? found.limitMinutes : NONE)(
        found.rule === 'daysRunning' ? found.days : 0,
      );
  }, [t, formats]);
}
