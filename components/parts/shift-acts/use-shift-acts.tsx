'use client';

import { ArrowLeftRight, Copy, Pencil, Trash2, UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuItem } from '@/components/ui/menu/menu-item';
import { useFormats } from '@/components/ui/use-formats';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';

interface ActDialog {
  readonly name: 'editShift' | 'copyShift' | 'cover' | 'swap' | 'deleteConfirm';
  readonly shiftId: string;
}

/** An action on a shift that opens a dialog. */
export interface ShiftAct {
  readonly id: 'edit' | 'copy' | 'cover' | 'swap' | 'delete';
  readonly label: string;
  /** Names the shift too, for places that do not show the shift. */
  readonly fullLabel: string;
  readonly icon: ReactNode;
  readonly act: () => void;
}

/** Actions in the order of every menu; delete is last. */
export function useShiftActs(shift: Shift, open: (dialog: ActDialog) => void): readonly ShiftAct[] {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const { id: shiftId } = shift;
  const values = {
    employee: shift.employeeName || t('openShift'),
    timeRange: formats.timeRange(shift.startTime, shift.endTime),
  };
  const opens = (dialog: ActDialog) => () => open(dialog);
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
    isCountedForPerson(shift) && {
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

export function menuItemOf({ id, label, icon, act }: ShiftAct): MenuItem {
  return {
    id,
    label,
    icon,
    onSelect: act,
    ...(id === 'delete' && { tone: 'danger', separatorBefore: true }),
  };
}
