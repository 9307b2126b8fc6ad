'use client';

import { ArrowLeftRight, Copy, Pencil, Trash2, UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { uiStore } from '@/stores/app/ui-store';
import type { OpenDialog } from '@/stores/ui/open-dialog';

/** What can be done with one shift in a dialog of its own. */
export interface ShiftAct {
  readonly id: 'edit' | 'copy' | 'cover' | 'swap' | 'delete';
  readonly label: string;
  /** The label with the shift, for places that do not name it. */
  readonly fullLabel: string;
  readonly icon: ReactNode;
  readonly act: () => void;
}

/** The acts on a shift, in the order of every place that offers them; deleting is the last. */
export function useShiftActs(shift: Shift): readonly ShiftAct[] {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const { id: shiftId } = shift;
  const values = {
    employee: shift.employeeName || t('openShift'),
    timeRange: formats.timeRange(shift.startTime, shift.endTime),
  };
  const opens = (dialog: OpenDialog) => () => uiStore.openDialog(dialog);
  const acts: (ShiftAct | false)[] = [
    {
      id: 'edit',
      label: t('edit'),
      fullLabel: t('editShift', values),
      icon: <Pencil aria-hidden="true" />,
      act: opens({ name: 'editShift', shiftId }),
    },
    {
      id: 'copy',
      label: t('copy'),
      fullLabel: t('copyShift', values),
      icon: <Copy aria-hidden="true" />,
      act: opens({ name: 'copyShift', shiftId }),
    },
    {
      id: 'cover',
      label: t('cover'),
      fullLabel: t('coverShift', values),
      icon: <UserSearch aria-hidden="true" />,
      act: opens({ name: 'cover', shiftId }),
    },
    isCounted(shift) &&
      !isOpenShift(shift) && {
        id: 'swap',
        label: t('swap'),
        fullLabel: t('swapShift', values),
        icon: <ArrowLeftRight aria-hidden="true" />,
        act: opens({ name: 'swap', shiftId }),
      },
    {
      id: 'delete',
      label: t('delete'),
      fullLabel: t('deleteShift', values),
      icon: <Trash2 aria-hidden="true" />,
      act: opens({ name: 'deleteConfirm', shiftId }),
    },
  ];
  return acts.filter((act) => act !== false);
}
