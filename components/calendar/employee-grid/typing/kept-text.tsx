'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LocalDate } from '@/lib/time/local-date';
import { useKeptTexts } from './kept-texts';

/** The typed times of a cell that could not be read; a click or Enter opens them again. */
export function KeptTexts({ name, date }: { name: string; date: LocalDate }) {
  const t = useTranslations('grid');
  return useKeptTexts(name, date).map(({ text, fault, shiftId }) => (
    <button
      key={shiftId ?? ''}
      type="button"
      tabIndex={-1}
      className="eg-kept"
      data-kept={shiftId ?? ''}
      data-status="Canceled"
      title={t(fault)}
    >
      <TriangleAlert aria-hidden="true" size={13} className="shrink-0" />
      <span className="truncate">{text}</span>
      <span className="sr-only">{`: ${t(fault)}`}</span>
    </button>
  ));
}
