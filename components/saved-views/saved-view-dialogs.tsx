'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useUi } from '@/stores/ui/use-ui';

const loadSave = () => import('./save-view-dialog');
const loadList = () => import('./saved-views-dialog');

/** The dialogs about saved views; each is loaded when it is first opened. */
export function SavedViewDialogs() {
  const t = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(t('partMissing'), error);
  const name = useUi((state) => state.dialog?.name);
  if (name === 'saveView') {
    return (
      <WhenLoaded load={loadSave} onError={onError}>
        {({ SaveViewDialog }) => <SaveViewDialog />}
      </WhenLoaded>
    );
  }
  if (name === 'savedViews') {
    return (
      <WhenLoaded load={loadList} onError={onError}>
        {({ SavedViewsDialog }) => <SavedViewsDialog />}
      </WhenLoaded>
    );
  }
  return null;
}
