'use client';

import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { FilterActions, FilterChoice } from './choice';

/** The filter for screens without a toolbar to open it from. */
export function FilterSheet() {
  const t = useTranslations('filter');
  const common = useTranslations('common');
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      footer={<FilterActions onSaveView={() => openDialog({ name: 'saveView' })} />}
    >
      <FilterChoice />
    </Dialog>
  );
}
