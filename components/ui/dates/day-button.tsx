'use client';

import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import type { DayChoiceProps } from './day-choice';

const loadChoice = () => import('./day-choice');
const preload = () => void loadChoice().catch(() => {});

interface DayButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  choice: Omit<DayChoiceProps, 'onClose'>;
  onLoadFailure: (error: unknown) => void;
}

/** A button that opens a month to pick a day from; the month is loaded on the way to it. */
export function DayButton({ choice, onLoadFailure, children, ...rest }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        {children}
      </button>
      {anchor && (
        <WhenLoaded
          load={loadChoice}
          onError={(error) => {
            close();
            onLoadFailure(error);
          }}
        >
          {({ DayChoice }) => <DayChoice {...choice} anchor={anchor} onClose={close} />}
        </WhenLoaded>
      )}
    </>
  );
}
