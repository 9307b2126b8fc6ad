'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { remembered } from '@/lib/remembered';
import type { RuleBreak } from '@/lib/rules/rule-break';

const NONE = -1;

export function useRuleSigns(): (found: RuleBreak) => string {
  const t = useTranslations('drag');
  const formats = useFormats();
  // Cached: a week has hundreds of breaks and few signs.
  return useMemo(() => {
    const signOf = (rule: RuleBreak['rule']) =>
      remembered((limitMinutes: number) =>
        remembered((days: number) =>
          t(`sign.${rule}`, { limit: limitMinutes < 0 ? '' : formats.duration(limitMinutes), days }),
        ),
      );
    const signs = remembered(signOf);
    return (found) =>
      signs(found.rule)('limitMinutes' in found ? found.limitMinutes : NONE)(
        found.rule === 'daysRunning' ? found.days : 0,
      );
  }, [t, formats]);
}
