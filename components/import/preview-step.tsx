'use client';

import { useTranslations } from 'use-intl';
import type { ImportChoices, ImportPlan } from '@/lib/import/plan-import';
import type { SettledImport } from '@/lib/import/settle-import';
import type { RowCells } from '@/lib/import/table/read-row';
import { ImportProblems } from './import-problems';
import { NewcomerChoices } from './newcomer-choices';
import { PreviewRows } from './preview-rows';

interface PreviewStepProps {
  plan: ImportPlan;
  /** What it would break; undefined until that is known. */
  settled: SettledImport | undefined;
  isCalendar: boolean;
  choices: ImportChoices;
  onChoose: (change: Partial<ImportChoices>) => void;
  onMend: (row: number, cells: RowCells) => void;
}

const SUMMED = ['there', 'repeated', 'left', 'error'] as const;
const COUNTS = {
  there: 'thereCount',
  repeated: 'repeatedCount',
  left: 'leftCount',
  error: 'errorCount',
} as const;

/** What the import would do: counts, new employees, and each row. */
export function PreviewStep({ plan, settled, isCalendar, choices, onChoose, onMend }: PreviewStepProps) {
  const t = useTranslations('importData');
  const { counts } = plan;
  const others = SUMMED.filter((outcome) => counts[outcome] > 0);
  return (
    <div className="grid grid-cols-[17rem_minmax(0,1fr)] gap-6 phone:flex phone:flex-col phone:gap-5">
      <div className="flex min-w-0 flex-col gap-5">
        <div
          role="status"
          className="rounded-box bg-fill px-3.5 py-3 contrast:border-2 contrast:border-line-strong"
        >
          <p className="tnum text-md font-semibold">{t('addCount', { count: counts.add })}</p>
          {others.map((outcome) => (
            <p key={outcome} className={outcome === 'error' ? 'tnum text-danger-text' : 'tnum text-ink-2'}>
              {t(COUNTS[outcome], { count: counts[outcome] })}
            </p>
          ))}
        </div>
        <NewcomerChoices plan={plan} choices={choices} onChoose={onChoose} />
        {settled && settled.found.length > 0 && <ImportProblems settled={settled} />}
      </div>
      <PreviewRows rows={plan.rows} errorCount={counts.error} isCalendar={isCalendar} onMend={onMend} />
    </div>
  );
}
