'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { LocalDate } from '@/lib/time/local-date';
import { openDialog } from '@/stores/ui/dialogs';

/** Opens the line-up sheet of the day; below 1024 px the calendar's menu has it. */
export function LineUpButton({ date }: { date: LocalDate }) {
  const t = useTranslations('calendar');
  return (
    <IconButton
      size="sm"
      label={t('lineUp')}
      icon={<Printer aria-hidden="true" />}
      className="max-desktop:hidden"
      onClick={() => openDialog({ name: 'lineUp', date })}
    />
  );
}
