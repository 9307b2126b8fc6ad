'use client';

import { Bookmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { useIsFiltering } from './use-filter';

export function FilterActions({ onSaveView }: { onSaveView: () => void }) {
  const t = useTranslations('filter');
  const isActive = useIsFiltering();
  return (
    <>
      <Button
        variant="ghost"
        // aria-disabled only: a disabled button would lose the focus just after being pressed.
        aria-disabled={!isActive || undefined}
        className="aria-disabled:text-ink-3 md:-ml-3"
        onClick={() => uiStore.setFilter(NO_FILTER)}
      >
        {t('clear')}
      </Button>
      <Button icon={<Bookmark aria-hidden="true" />} onClick={onSaveView}>
        {t('saveAsView')}
      </Button>
    </>
  );
}
