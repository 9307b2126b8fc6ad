'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { isShiftTemplate } from '@/lib/templates/template';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

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

/** Shows only the icon if a phone has no space for the label. */
export function AddTemplateButton({ isPrimary = false }: { isPrimary?: boolean }) {
  const t = useTranslations('templates');
  return (
    <Button
      variant={isPrimary ? 'primary' : 'outline'}
      icon={<Plus aria-hidden="true" />}
      className="shrink-0 phone:px-3"
      onClick={() => openDialog({ name: 'addTemplate' })}
    >
      <span className="phone:sr-only">{t('add')}</span>
    </Button>
  );
}
