'use client';

import { ArrowLeftRight, Copy, Pencil, Trash2, UserSearch } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CardTexts } from '@/components/calendar/shift/texts';
import type { MenuItem } from '@/components/ui/menu/menu-item';
import { MenuSurface, type MenuSurfaceProps } from '@/components/ui/menu/menu-surface';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { uiStore } from '@/stores/app/ui-store';

interface RowMenuSurfaceProps extends Omit<MenuSurfaceProps, 'items' | 'label' | 'startsAtEnd'> {
  shift: Shift;
  texts: CardTexts;
}

/** The open menu of a row; each act is named with its shift, as where it has a button of its own. */
export function RowMenuSurface({ shift, texts, ...rest }: RowMenuSurfaceProps) {
  const t = useTranslations('calendar');
  const opens = (name: 'editShift' | 'copyShift' | 'cover' | 'swap' | 'deleteConfirm') => () =>
    uiStore.openDialog({ name, shiftId: shift.id });
  const items: readonly MenuItem[] = [
    {
      id: 'edit',
      label: texts.editShort,
      name: texts.edit(shift),
      icon: <Pencil aria-hidden="true" />,
      onSelect: opens('editShift'),
    },
    {
      id: 'copy',
      label: texts.copyShort,
      name: texts.copy(shift),
      icon: <Copy aria-hidden="true" />,
      onSelect: opens('copyShift'),
    },
    {
      id: 'cover',
      label: texts.coverShort,
      name: texts.cover(shift),
      icon: <UserSearch aria-hidden="true" />,
      onSelect: opens('cover'),
    },
    ...(isSomebodys(shift)
      ? [
          {
            id: 'swap',
            label: t('swap'),
            name: t('swapShift', { employee: texts.name(shift), timeRange: texts.time(shift) }),
            icon: <ArrowLeftRight aria-hidden="true" />,
            onSelect: opens('swap'),
          },
        ]
      : []),
    {
      id: 'delete',
      label: texts.deleteShort,
      name: texts.delete(shift),
      icon: <Trash2 aria-hidden="true" />,
      onSelect: opens('deleteConfirm'),
      tone: 'danger',
      separatorBefore: true,
    },
  ];
  return <MenuSurface {...rest} label={texts.menu(shift)} items={items} startsAtEnd={false} />;
}
