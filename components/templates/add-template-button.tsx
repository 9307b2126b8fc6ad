'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { openDialog } from '@/stores/ui/dialogs';

/** Icon only if a phone has no room for the label. */
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
