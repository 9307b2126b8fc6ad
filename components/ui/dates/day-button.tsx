'use client';

import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { DayChoiceProps } from './day-choice';

const DayChoice = lazyPart(() => import('./day-choice').then((module) => module.DayChoice));

interface DayButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  choice: Omit<DayChoiceProps, 'onClose'>;
}

export function DayButton({ choice, children, ...rest }: DayButtonProps) {
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
        onPointerEnter={DayChoice.preload}
        onFocus={DayChoice.preload}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        {children}
      </button>
      {anchor && <DayChoice {...choice} anchor={anchor} onClose={close} onMissing={close} />}
    </>
  );
}
