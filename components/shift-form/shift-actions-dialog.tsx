'use client';

import { ListChecks } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type ShiftAct, useShiftActs } from '@/components/parts/shift-acts/use-shift-acts';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { selectionStore } from '@/stores/schedule/selection';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { ShiftDetails } from './card/shift-details';

interface Look {
  readonly variant: ButtonVariant;
  readonly className?: string;
}

/** The likeliest action first and filled, the others in pairs, and Delete last, apart and without a frame. */
const LOOKS: Partial<Record<ShiftAct['id'], Look>> = {
  edit: { variant: 'primary', className: 'col-span-2' },
  delete: { variant: 'ghost', className: 'col-span-2 mt-1 text-danger-text!' },
};
const OTHER: Look = { variant: 'outline', className: 'px-2!' };

/** A shift on a phone, opened by one tap: its details, its status and its actions. */
export function ShiftActionsDialog({ shift }: { shift: Shift }) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const bulk = useTranslations('bulk');
  const formats = useFormats();
  const acts = useShiftActs(shift, openDialog);
  useRootMark('actionSheet');
  const name = shift.employeeName || t('openShift');
  const timeRange = formats.timeRange(shift.startTime, shift.endTime);
  const button = ({ id, label, fullLabel, icon, act }: ShiftAct) => {
    const { variant, className } = LOOKS[id] ?? OTHER;
    return (
      <Button
        key={id}
        size="lg"
        variant={variant}
        icon={icon}
        aria-label={fullLabel}
        className={className}
        onClick={act}
      >
        {label}
      </Button>
    );
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={name}
      subtitle={`${formats.longDay(shift.date)}, ${timeRange}`}
      closeLabel={common('close')}
      size="sm"
    >
      <div data-action-sheet="" className="grid grid-cols-2 gap-2 pb-2">
        <div className="col-span-2 pb-2">
          <ShiftDetails shift={shift} onStatus={closeDialog} />
        </div>
        {acts.slice(0, -1).map(button)}
        <Button
          size="lg"
          // Select is alone in its row if nobody can swap.
          className={acts.length % 2 === 0 ? 'col-span-2' : OTHER.className}
          icon={<ListChecks aria-hidden="true" />}
          aria-label={t('selectShift', { employee: name, timeRange })}
          onClick={() => {
            closeDialog();
            selectionStore.toggle(shift.id);
          }}
        >
          {bulk('select')}
        </Button>
        {acts.slice(-1).map(button)}
      </div>
    </Dialog>
  );
}
