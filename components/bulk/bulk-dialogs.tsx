'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useUi } from '@/stores/ui/use-ui';

const loadChange = () => import('./bulk-change-dialog');
const loadDays = () => import('./bulk-days-dialog');
const loadDelete = () => import('./bulk-delete-dialog');

/** What can be done with all selected shifts; each dialog is loaded when it is first opened. */
export function BulkDialogs() {
  const t = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(t('partMissing'), error);
  const name = useUi((state) => state.dialog?.name);
  switch (name) {
    case 'bulkChange':
      return (
        <WhenLoaded load={loadChange} onError={onError}>
          {({ BulkChangeDialog }) => <BulkChangeDialog />}
        </WhenLoaded>
      );
    case 'bulkMove':
    case 'bulkCopy':
      return (
        <WhenLoaded load={loadDays} onError={onError}>
          {({ BulkDaysDialog }) => <BulkDaysDialog key={name} isCopy={name === 'bulkCopy'} />}
        </WhenLoaded>
      );
    case 'bulkDelete':
      return (
        <WhenLoaded load={loadDelete} onError={onError}>
          {({ BulkDeleteDialog }) => <BulkDeleteDialog />}
        </WhenLoaded>
      );
    default:
      return null;
  }
}
