'use client';

import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { isShiftTemplate } from '@/lib/templates/template';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Renders nothing at zero. */
export function TemplateCount({ className }: { className?: string }) {
  const t = useTranslations('templates');
  const count = useSchedule((state) => [...state.schedule.templates.values()].filter(isShiftTemplate).length);
  if (count === 0) return null;
  return (
    <span className={classNames('tnum text-ink-2', className)}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('count', { count })}</span>
    </span>
  );
}
