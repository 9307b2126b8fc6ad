'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { ProgressBar } from './progress-bar';

interface WorkProgressProps {
  label: string;
  percent: number;
  onCancel?: () => void;
  /** The focus target when Cancel disappears while focused. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

export function WorkProgress({ label, percent, onCancel, returnFocusTo }: WorkProgressProps) {
  const common = useTranslations('common');
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) returnFocusTo?.current?.focus();
    };
  }, [returnFocusTo]);
  return (
    <div ref={place} className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-52">
        <p
          aria-hidden="true"
          className="flex justify-between gap-4 pb-1.5 text-xs text-ink-2 phone:text-[13px]"
        >
          <span>{label}</span>
          <span className="tnum whitespace-nowrap">{formats.percent(percent / 100)}</span>
        </p>
        <div className="flex">
          <ProgressBar label={label} share={percent / 100} />
        </div>
      </div>
      {onCancel && <Button onClick={onCancel}>{common('cancel')}</Button>}
    </div>
  );
}
