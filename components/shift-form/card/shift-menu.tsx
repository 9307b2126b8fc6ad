'use client';

import { CalendarArrowDown, Copy, ListChecks, SquarePen, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useStatusName } from '@/components/parts/roles/use-role-name';
import { menuItemOf, useShiftActs } from '@/components/parts/shift-acts/use-shift-acts';
import type { MenuItem } from '@/components/ui/menu/menu-item';
import { MenuSurface } from '@/components/ui/menu/menu-surface';
import { SHIFT_STATUSES, type Shift } from '@/lib/shifts/shift/shift';
import { selectionStore } from '@/stores/schedule/selection';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { type OpenDialog, openDialog } from '@/stores/ui/dialogs';
import type { OpenedShift } from './opened-shift';
import { setStatus } from './set-status';

interface ShiftMenuProps {
  shift: Shift;
  opened: OpenedShift;
  onClose: (returnsFocus: boolean) => void;
}

/** The menu of a shift; on one of several selected shifts, the menu of all selected shifts. */
export function ShiftMenu({ shift, opened, onClose }: ShiftMenuProps) {
  const t = useTranslations('calendar');
  const bulk = useTranslations('bulk');
  const id = useId();
  const items = useOneItems(shift, opened);
  const { ids } = selectionStore.getState();
  const isOfSeveral = opened.isInCalendar && ids.size > 1 && ids.has(shift.id);
  const ofAll = (name: OpenDialog['name'] & `bulk${string}`) => () => openDialog({ name });
  const severalItems: readonly MenuItem[] = [
    {
      id: 'change',
      label: bulk('change'),
      icon: <SquarePen aria-hidden="true" />,
      onSelect: ofAll('bulkChange'),
    },
    {
      id: 'move',
      label: bulk('move'),
      icon: <CalendarArrowDown aria-hidden="true" />,
      onSelect: ofAll('bulkMove'),
    },
    { id: 'copy', label: bulk('copy'), icon: <Copy aria-hidden="true" />, onSelect: ofAll('bulkCopy') },
    {
      id: 'delete',
      label: bulk('delete'),
      icon: <Trash2 aria-hidden="true" />,
      tone: 'danger',
      separatorBefore: true,
      onSelect: ofAll('bulkDelete'),
    },
  ];
  return (
    <MenuSurface
      id={id}
      label={isOfSeveral ? bulk('selected', { count: ids.size }) : shift.employeeName || t('openShift')}
      items={isOfSeveral ? severalItems : items}
      anchor={opened.anchor}
      at={opened.at}
      startsAtEnd={false}
      onClose={onClose}
    />
  );
}

function useOneItems(shift: Shift, { isInCalendar }: OpenedShift): readonly MenuItem[] {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const bulk = useTranslations('bulk');
  const statusName = useStatusName();
  const acts = useShiftActs(shift, openDialog).map(menuItemOf);
  const statuses = SHIFT_STATUSES.map(
    (status): MenuItem => ({
      id: status,
      label: statusName(status),
      group: t('status'),
      checked: shift.status === status,
      onSelect: () => setStatus(store, shift, status),
    }),
  );
  const select: MenuItem = {
    id: 'select',
    label: bulk('select'),
    icon: <ListChecks aria-hidden="true" />,
    onSelect: () => selectionStore.toggle(shift.id),
  };
  return [...acts.slice(0, -1), ...(isInCalendar ? [select] : []), ...statuses, ...acts.slice(-1)];
}
