'use client';

import { Repeat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { generationFilter } from '@/lib/series/generated-days';
import { templateOfShift } from '@/lib/series/occurrence';
import { type Series, seriesOf } from '@/lib/series/series';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { useRuleWords } from './use-rule-words';

/** Renders nothing for a single shift. */
export function RepeatLine({ shift }: { shift: Shift }) {
  const template = useSchedule(({ schedule }) => templateOfShift(schedule, shift));
  const series = template && seriesOf(template);
  if (!series) return null;
  return (
    <LaterWords>
      <Line series={series} />
    </LaterWords>
  );
}

function Line({ series: { rule, shift } }: { series: Series }) {
  const t = useTranslations('series');
  const words = useRuleWords();
  const today = useUi((state) => state.today);
  const isMade = useSchedule(({ schedule }) => generationFilter(shift, schedule.employees)(today));
  const hasEnded = rule.until !== undefined && rule.until < today;
  return (
    <p className="tnum flex items-start gap-2 text-ink-2">
      <Repeat aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {words(rule)}
        {!isMade && !hasEnded && (
          <span className="block font-medium text-ink">{t('paused', { name: shift.employeeName })}</span>
        )}
      </span>
    </p>
  );
}
