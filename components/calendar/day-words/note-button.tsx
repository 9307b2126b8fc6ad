'use client';

import { StickyNote } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { LocalDate } from '@/lib/time/local-date';
import { openDialog } from '@/stores/ui/dialogs';

interface DayNoteButtonProps {
  date: LocalDate;
  /** Inside the grid, which is one tab stop, arrow keys reach it. */
  isInGrid?: boolean;
}

const ICON = <StickyNote aria-hidden="true" size={14} />;

/** Opens the day, to say something of it. */
export function DayNoteButton({ date, isInGrid = false }: DayNoteButtonProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const label = t('noteOn', { day: formats.longDay(date) });
  return (
    <button
      type="button"
      data-note=""
      className="relative inline-flex min-h-8 min-w-8 items-center justify-center rounded-control text-ink-3 focus-ring hit-44 hover:bg-hover hover:text-ink print:hidden"
      tabIndex={isInGrid ? -1 : undefined}
      data-week-item={isInGrid ? '' : undefined}
      aria-label={label}
      title={label}
      onClick={() => openDialog({ name: 'day', date })}
    >
      {ICON}
    </button>
  );
}
