'use client';

import { Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

interface CopyFooterProps {
  dateCount: number;
  /** The dates without those that are left out. */
  copyCount: number;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
  /** Copies made so far; undefined while no copying is in progress. */
  progress: CopyProgress | undefined;
  onSubmit: () => void;
}

export interface CopyProgress {
  readonly done: number;
  readonly total: number;
}

/** The dialog's footer: what copies keep, the refusal or the progress, and the button with the number of copies. */
export function CopyFooter({ dateCount, copyCount, refusal, progress, onSubmit }: CopyFooterProps) {
  const t = useTranslations('copyShift');
  return (
    <>
      <div className="min-w-0 flex-1 phone:w-full phone:flex-none">
        {progress ? <ProgressBar {...progress} /> : <CopyNote refusal={refusal} />}
      </div>
      <Button
        variant="primary"
        size="dialog"
        isPending={progress !== undefined}
        pendingLabel={t('copying')}
        onClick={onSubmit}
      >
        {dateCount === 0 ? t('selectDates') : t('submit', { count: copyCount })}
      </Button>
    </>
  );
}

function CopyNote({ refusal }: { refusal: string | undefined }) {
  const t = useTranslations('copyShift');
  return refusal === undefined ? (
    <p className="flex items-start gap-2 text-xs text-ink-2 phone:text-[13px]">
      <Info aria-hidden="true" className="size-4 shrink-0" />
      {t('keeps')}
    </p>
  ) : (
    <p className="flex items-start gap-2 text-xs font-medium text-danger-text phone:text-[13px]">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span className="line-clamp-3 min-w-0 break-words">{refusal}</span>
    </p>
  );
}

function ProgressBar({ done, total }: CopyProgress) {
  const t = useTranslations('copyShift');
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-fill contrast:border contrast:border-line-strong"
      >
        <div className="h-full bg-accent" style={{ width: `${(done / total) * 100}%` }} />
      </div>
      <p className="tnum text-xs whitespace-nowrap text-ink-2">{t('doneOf', { done, total })}</p>
    </div>
  );
}
