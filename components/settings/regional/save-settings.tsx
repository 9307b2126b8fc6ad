'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useRegionalDraft } from './draft';

/**
 * The button of the specification. Every choice is saved at once, so it only confirms that. It has a mark if one could
 * not be saved, and retries that.
 */
export function SaveSettings() {
  const t = useTranslations('settings');
  const { isDirty, isSaving, save } = useRegionalDraft();
  return (
    <>
      <span role="status" className="flex items-center gap-2 text-ink-2 not-empty:pr-3">
        {isDirty && !isSaving && (
          <>
            <span aria-hidden="true" className="unpublished-dot" />
            {t('unsaved')}
          </>
        )}
      </span>
      <Button variant="primary" isPending={isSaving} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
}
