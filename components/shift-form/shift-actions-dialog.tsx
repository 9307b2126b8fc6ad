'use client';

import { ArrowLeftRight, Copy, ListChecks, Pencil, Trash2, UserSearch } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useFormats } from '@/components/ui/use-formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { uiStore } from '@/stores/app/ui-store';
import { selectionStore } from '@/stores/schedule/selection';

/** The actions for a shift on a phone, opened by one tap. */
export function ShiftActionsDialog({ shift }: { shift: Shift }) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const bulk = useTranslations('bulk');
  const formats = useFormats();
  const name = shift.employeeName || t('openShift');
  const values = {
    employee: name,
    timeRange: formats.timeRange(shift.startTime, shift.endTime),
  };
  return (
    <Dialog
      isOpen
      onClose={uiStore.closeDialog}
      title={name}
      subtitle={`${formats.longDay(shift.date)}, ${values.timeRange}`}
      closeLabel={common('close')}
      size="sm"
    >
      <div className="flex flex-col gap-2 pb-2">
        <Button
          size="lg"
          icon={<Pencil aria-hidden="true" />}
          aria-label={t('editShift', values)}
          onClick={() => uiStore.openDialog({ name: 'editShift', shiftId: shift.id })}
        >
          {t('edit')}
        </Button>
        <Button
          size="lg"
          icon={<Copy aria-hidden="true" />}
          aria-label={t('copyShift', values)}
          onClick={() => uiStore.openDialog({ name: 'copyShift', shiftId: shift.id })}
        >
          {t('copy')}
        </Button>
        <Button
          size="lg"
          icon={<UserSearch aria-hidden="true" />}
          aria-label={t('coverShift', values)}
          onClick={() => uiStore.openDialog({ name: 'cover', shiftId: shift.id })}
        >
          {t('cover')}
        </Button>
        {isCounted(shift) && !isOpenShift(shift) && (
          <Button
            size="lg"
            icon={<ArrowLeftRight aria-hidden="true" />}
            aria-label={t('swapShift', values)}
            onClick={() => uiStore.openDialog({ name: 'swap', shiftId: shift.id })}
          >
            {t('swap')}
          </Button>
        )}
        <Button
          size="lg"
          icon={<ListChecks aria-hidden="true" />}
          aria-label={t('selectShift', values)}
          onClick={() => {
            uiStore.closeDialog();
            selectionStore.toggle(shift.id);
          }}
        >
          {bulk('select')}
        </Button>
        <Button
          size="lg"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('deleteShift', values)}
          onClick={() => uiStore.openDialog({ name: 'deleteConfirm', shiftId: shift.id })}
        >
          {t('delete')}
        </Button>
      </div>
      {shift.notes && (
        <p className="pt-2 whitespace-pre-line wrap-anywhere text-ink-2" dir="auto">
          {shift.notes}
        </p>
      )}
    </Dialog>
  );
}
