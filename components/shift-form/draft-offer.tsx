'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import type { ShiftDraft } from '@/lib/shifts/check-shift-draft';
import { cleanDate } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';

interface DraftOfferProps {
  draft: ShiftDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers the shift that was left half-filled. */
export function DraftOffer({ draft, onContinue, onDiscard }: DraftOfferProps) {
  const t = useTranslations('shiftForm');
  const formats = useFormats();
  const date = cleanDate(draft.date);
  const [startTime, endTime] = [parseClockTime(draft.startTime), parseClockTime(draft.endTime)];
  const what = [
    draft.employeeName.trim() || t('draftNobody'),
    date ? formats.longDay(date) : draft.date,
    startTime && endTime ? formats.timeRange(startTime, endTime) : `${draft.startTime} - ${draft.endTime}`,
  ];
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft py-2 pr-2 pl-3"
    >
      <p className="min-w-0 grow basis-52 text-xs text-accent-ink">
        {t('draftFound', { what: what.join(', ') })}
      </p>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {t('draftDrop')}
      </Button>
      <Button size="sm" onClick={onContinue}>
        {t('draftRestore')}
      </Button>
    </div>
  );
}
