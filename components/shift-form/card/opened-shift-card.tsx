'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useShiftActs } from '@/components/parts/shift-acts/use-shift-acts';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { SideCard } from '@/components/ui/menu/side-card';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { openDialog } from '@/stores/ui/dialogs';
import type { OpenedShift } from './opened-shift';
import { ShiftDetails } from './shift-details';

interface OpenedShiftCardProps {
  shift: Shift;
  opened: OpenedShift;
  onClose: (returnsFocus: boolean) => void;
}

/** A popover beside the shift: who, what and when, problems, status, and all actions. */
export function OpenedShiftCard({ shift, opened: { anchor, x, takesFocus }, onClose }: OpenedShiftCardProps) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const formats = useFormats();
  const acts = useShiftActs(shift, openDialog);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const name = shift.employeeName || t('openShift');
  const when = `${formats.longDay(shift.date)}, ${formats.timeRange(shift.startTime, shift.endTime)}`;
  return (
    <SideCard anchor={anchor} x={x} label={`${name}, ${when}`}>
      <div className="flex items-start gap-2 pt-3 pr-2 pl-4">
        <div className="min-w-0 grow pt-0.5">
          <h2 className="wrap-anywhere font-semibold" dir="auto">
            {name}
          </h2>
          <p className="tnum text-ink-2">{when}</p>
        </div>
        <IconButton
          size="sm"
          label={common('close')}
          tooltip={false}
          icon={<X />}
          onClick={() => onClose(true)}
        />
      </div>
      <div className="px-4 pt-2 pb-3">
        <ShiftDetails shift={shift} />
      </div>
      <div className="grid grid-cols-2 gap-1 border-t border-line p-2">
        {acts.map(({ id, label, icon, act }, position) => (
          <Button
            key={id}
            ref={position === 0 ? first : undefined}
            variant="ghost"
            icon={icon}
            className={`justify-start! ${id === 'delete' ? 'text-danger-text!' : 'text-ink!'}`}
            onClick={() => {
              onClose(true);
              act();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </SideCard>
  );
}
