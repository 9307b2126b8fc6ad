'use client';

import { useTranslations } from 'use-intl';
import { DraftOffer } from '@/components/ui/dialog/draft-offer';
import { useFormats } from '@/components/ui/use-formats';
import { tidyName } from '@/lib/employees/employee';
import type { ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { cleanDate } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';

interface KeptDraftOfferProps {
  draft: ShiftDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers to continue the unfinished draft. */
export function KeptDraftOffer({ draft, onContinue, onDiscard }: KeptDraftOfferProps) {
  const t = useTranslations('shiftForm');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const date = cleanDate(draft.date);
  const [startTime, endTime] = [parseClockTime(draft.startTime), parseClockTime(draft.endTime)];
  const what = [
    draft.isOpen ? calendar('openShift') : tidyName(draft.employeeName) || t('draftNobody'),
    date ? formats.longDay(date) : draft.date,
    startTime && endTime ? formats.timeRange(startTime, endTime) : `${draft.startTime} - ${draft.endTime}`,
  ];
  return (
    <DraftOffer
      text={t('draftFound', { what: what.join(', ') })}
      discardLabel={t('draftDrop')}
      continueLabel={t('draftRestore')}
      onDiscard={onDiscard}
      onContinue={onContinue}
    />
  );
}
