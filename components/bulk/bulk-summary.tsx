'use client';

import { useTranslations } from 'use-intl';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { useFormats } from '@/components/ui/use-formats';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import type { RefusedShift } from '@/lib/shifts/change/bulk-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { refusedWords } from '@/stores/schedule/move-words';

/** Further lines are summarized as a count. */
const MAX_LINES = 5;

interface BulkSummaryProps {
  /** Describes the action. */
  children: string;
  unchangedCount?: number;
  refused: readonly RefusedShift[];
  broken: readonly BrokenShift[];
}

/** Preview of the change: how many shifts, which are refused and why, and which rules would break. */
export function BulkSummary({ children, unchangedCount = 0, refused, broken }: BulkSummaryProps) {
  const t = useTranslations('bulk');
  const reasons = Map.groupBy(refused, ({ refusal }) => refusedWords(refusal));
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
        <Lines label={t('refusals')} items={[...reasons]}>
          {([reason, shifts]) => (
            <li key={reason} className="wrap-anywhere text-sm">
              {t('reason', { reason, count: shifts.length })}
            </li>
          )}
        </Lines>
      )}
      {broken.length > 0 && (
        <Lines label={t('warnings')} items={broken}>
          {({ shift, breaks }) => (
            <li key={shift.id} className="flex flex-col gap-0.5 text-sm">
              <ShiftWords shift={shift} />
              <RuleWarnings breaks={breaks} />
            </li>
          )}
        </Lines>
      )}
    </section>
  );
}

interface LinesProps<Item> {
  label: string;
  items: readonly Item[];
  children: (item: Item) => React.ReactNode;
}

function Lines<Item>({ label, items, children }: LinesProps<Item>) {
  const t = useTranslations('bulk');
  return (
    <div>
      <h3 className="pb-1 text-xs font-semibold text-ink-2 phone:text-[13px]">{label}</h3>
      <ul className="flex flex-col gap-2">
        {items.slice(0, MAX_LINES).map(children)}
        {items.length > MAX_LINES && (
          <li className="tnum text-sm text-ink-2">{t('more', { count: items.length - MAX_LINES })}</li>
        )}
      </ul>
    </div>
  );
}

function ShiftWords({ shift }: { shift: Shift }) {
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  return (
    <span className="wrap-anywhere">
      <span dir="auto" className="font-medium">
        {shift.employeeName || calendar('openShift')}
      </span>
      , {formats.weekdayDay(shift.date)}, {formats.timeRange(shift.startTime, shift.endTime)}
    </span>
  );
}
