'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import type { RefusedShift } from '@/lib/shifts/change/bulk-change';
import { refusedWords } from '@/stores/schedule/move-words';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

/** Further reasons are summarized as a count. */
const MAX_LINES = 5;

interface BulkSummaryProps {
  children: string;
  unchangedCount?: number;
  refused: readonly RefusedShift[];
  broken: readonly BrokenShift[];
}

/**
 * Preview of the change: the number of shifts, the refused shifts with reasons, and the rules that would
 * break.
 */
export function BulkSummary({ children, unchangedCount = 0, refused, broken }: BulkSummaryProps) {
  const store = useScheduleStore();
  const t = useTranslations('bulkDialogs');
  const more = useTranslations('bulk');
  const reasons = countedReasons(store, refused);
  return (
    <section
      aria-label={t('summary')}
      className="flex flex-col gap-3 rounded-popover bg-fill px-4 py-3 contrast:border-2 contrast:border-line-strong"
    >
      <div role="status" className="tnum flex flex-col gap-0.5">
        <p className="font-semibold">{children}</p>
        {unchangedCount > 0 && <p className="text-ink-2">{t('unchanged', { count: unchangedCount })}</p>}
        {refused.length > 0 && <p className="text-ink-2">{t('refused', { count: refused.length })}</p>}
        {broken.length > 0 && <p className="text-ink-2">{t('breaking', { count: broken.length })}</p>}
      </div>
      {reasons.size > 0 && (
        <Lines label={t('refusals')}>
          <ul className="flex flex-col gap-2">
            {[...reasons].slice(0, MAX_LINES).map(([reason, count]) => (
              <li key={reason} className="wrap-anywhere text-sm">
                {t('reason', { reason, count })}
              </li>
            ))}
            {reasons.size > MAX_LINES && (
              <li className="tnum text-sm text-ink-2">{more('more', { count: reasons.size - MAX_LINES })}</li>
            )}
          </ul>
        </Lines>
      )}
      {broken.length > 0 && (
        <Lines label={t('warnings')}>
          <BrokenShifts broken={broken} />
        </Lines>
      )}
    </section>
  );
}

/** Counts refused shifts by reason, in the order in which the reasons first occur. */
function countedReasons(store: ScheduleStore, refused: readonly RefusedShift[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { refusal } of refused) {
    const words = refusedWords(store, refusal);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return counts;
}

function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="pb-1 text-xs font-semibold text-ink-2 phone:text-[13px]">{label}</h3>
      {children}
    </div>
  );
}
