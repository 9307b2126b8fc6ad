'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** How many shifts are in no figure because their date or times are unreadable; renders nothing if there are none. */
export function HoursSkipped() {
  const t = useTranslations('insights');
  const count = useSchedule((state) => state.awaitingRepair.length);
  if (count === 0) return null;
  return (
    <p data-status="Pending" className="flex items-center gap-1.5 text-xs text-status-text">
      <TriangleAlert aria-hidden="true" size={14} className="shrink-0" />
      {t('hoursSkipped', { count })}
      <button
        type="button"
        aria-haspopup="dialog"
        className="focus-ring hit-44 relative rounded-flag font-semibold underline"
        onClick={() => openDialog({ name: 'repairShifts' })}
      >
        {t('hoursRepair')}
      </button>
    </p>
  );
}
