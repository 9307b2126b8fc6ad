'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/when-loaded';
import { reportLoadFailure } from '@/stores/app-stores';

const loadSurface = () => import('./date-picker-surface');
const preload = () => void loadSurface().catch(() => {});

interface DatePickerProps {
  className: string;
  /** What the button says; it opens the month. */
  children: ReactNode;
}

/** A button that opens a month to pick a day from; the month is loaded on the way to it. */
export function DatePicker({ className, children }: DatePickerProps) {
  const errors = useTranslations('errors');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        {children}
      </button>
      {anchor && (
        <WhenLoaded
          load={loadSurface}
          onError={(error) => {
            close();
            reportLoadFailure(errors('partMissing'), error);
          }}
        >
          {({ DatePickerSurface }) => <DatePickerSurface anchor={anchor} onClose={close} />}
        </WhenLoaded>
      )}
    </>
  );
}
