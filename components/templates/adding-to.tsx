'use client';

import { CalendarPlus, ChevronDown } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { WhenLoaded } from '@/components/ui/when-loaded';
import { reportLoadFailure, useSchedule } from '@/stores/app-stores';

const loadChoice = () => import('./day-choice');
const preload = () => void loadChoice().catch(() => {});

/** The day that the templates are used on, and a way to choose another. */
export function AddingTo() {
  const t = useTranslations('templates');
  const errors = useTranslations('errors');
  const formats = useFormats();
  const date = useSchedule((state) => state.selectedDate);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <CalendarPlus aria-hidden="true" className="size-4 shrink-0 text-icon" />
      <span id="adding-to">{t('addingTo')}</span>
      <button
        ref={button}
        id="adding-to-day"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-labelledby="adding-to adding-to-day"
        className="focus-ring motion relative inline-flex min-h-8 min-w-0 items-center gap-1 rounded-control px-1.5 py-1 text-left font-semibold text-ink hit-44 hover:bg-hover"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        {formats.longDay(date)}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-icon" />
      </button>
      {anchor && (
        <WhenLoaded
          load={loadChoice}
          onError={(error) => {
            close();
            reportLoadFailure(errors('partMissing'), error);
          }}
        >
          {({ DayChoice }) => <DayChoice anchor={anchor} onClose={close} />}
        </WhenLoaded>
      )}
    </div>
  );
}
