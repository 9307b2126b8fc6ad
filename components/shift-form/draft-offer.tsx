'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import type { ShiftDraft } from '@/lib/shifts/check-shift-draft';
import { cleanDate } from '@/lib/time/clean-date';
import { uiStore, useUi } from '@/stores/app-stores';

/** Offers the shift that was left half-filled. */
export function DraftOffer({ onRestore }: { onRestore: (draft: ShiftDraft) => void }) {
  const t = useTranslations('shiftForm');
  const formats = useFormats();
  const draft = useUi((state) => state.shiftDraft);
  if (!draft) return null;
  const date = cleanDate(draft.date);
  const what = [
    draft.employeeName.trim() || t('draftNobody'),
    date ? formats.longDay(date) : draft.date,
    `${draft.startTime} - ${draft.endTime}`,
  ];
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft py-2 pr-2 pl-3"
    >
      <p className="min-w-0 grow basis-52 text-xs text-accent-ink">
        {t('draftFound', { what: what.join(', ') })}
      </p>
      <Button size="sm" variant="ghost" onClick={uiStore.dropShiftDraft}>
        {t('draftDrop')}
      </Button>
      <Button size="sm" onClick={() => onRestore(draft)}>
        {t('draftRestore')}
      </Button>
    </div>
  );
}
