'use client';

import './repair-badge.css';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { openDialog } from '@/stores/ui/dialogs';

/** The number of stored shifts awaiting repair; opens their list. */
export function RepairBadge({ count, className }: { count: number; className: string }) {
  const t = useTranslations('repair');
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
