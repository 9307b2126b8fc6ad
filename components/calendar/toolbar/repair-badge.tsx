'use client';

import './repair-badge.css';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** Shows how many stored shifts are awaiting repair, and opens their list. Renders nothing if there are none. */
export function RepairBadge({ className = '' }: { className?: string }) {
  const t = useTranslations('repair');
  const count = useSchedule((state) => state.awaitingRepair.length);
  if (count === 0) return null;
  return (
    <button
      type="button"
      data-status="Pending"
      aria-haspopup="dialog"
      className={`repair-badge focus-ring hit-44 motion tnum ${className}`}
      onClick={() => openDialog({ name: 'repairShifts' })}
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {t('badge', { count })}
    </button>
  );
}
