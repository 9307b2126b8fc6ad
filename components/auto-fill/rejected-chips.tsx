'use client';

import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { fieldLabelClass } from '@/components/ui/fields/field-classes';
import type { FilledShift } from '@/lib/auto-fill/proposal';
import { useShiftName } from './use-fill-words';

interface RejectedChipsProps {
  rejected: readonly FilledShift[];
  onTakeBack: (rejected: FilledShift) => void;
}

/** Who is not to have which shift; a press takes that back. */
export function RejectedChips({ rejected, onTakeBack }: RejectedChipsProps) {
  const t = useTranslations('fill');
  const shiftName = useShiftName();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  if (rejected.length === 0) return null;
  return (
    <fieldset ref={box} tabIndex={-1} aria-labelledby={id} className="flex flex-col gap-1.5 outline-none">
      <span id={id} className={fieldLabelClass}>
        {t('rejected')}
      </span>
      <div className="flex flex-wrap gap-1.5">
        {rejected.map((one) => {
          const words = { name: one.employeeName, shift: shiftName(one.shift) };
          return (
            <Button
              key={`${one.shift.id} ${one.employeeId}`}
              size="sm"
              icon={<X aria-hidden="true" />}
              aria-label={t('takeBack', words)}
              className="font-medium!"
              onClick={() => {
                // The pressed chip goes away.
                box.current?.focus();
                onTakeBack(one);
              }}
            >
              <span className="min-w-0 text-left wrap-anywhere" dir="auto">
                {t('rejectedOne', words)}
              </span>
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
