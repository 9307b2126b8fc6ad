'use client';

import { UserRoundCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuItem } from '@/components/ui/menu/menu-item';
import { useHasOpenShifts } from '@/stores/auto-fill/shown-open-shifts';
import { isLive, useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** The entry that proposes who works the open shifts; none for a week template or the past. */
export function useFillItems(): readonly MenuItem[] {
  const t = useTranslations('calendar');
  const hasOpen = useHasOpenShifts();
  if (!isLive(useScheduleStore())) return [];
  return [
    {
      id: 'fill',
      label: t('fillOpen'),
      icon: <UserRoundCheck aria-hidden="true" />,
      disabled: !hasOpen,
      onSelect: () => openDialog({ name: 'fill' }),
    },
  ];
}
