'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useOpenDialog } from '@/stores/ui/dialogs';

const SaveViewDialog = lazyPart(() => import('./save-view-dialog').then((module) => module.SaveViewDialog));
const SavedViewsDialog = lazyPart(() =>
  import('./saved-views-dialog').then((module) => module.SavedViewsDialog),
);

/** The dialogs about saved views; each is loaded when first opened. */
export function SavedViewDialogs() {
  const name = useOpenDialog((dialog) => dialog?.name);
  if (name === 'saveView') {
    return <SaveViewDialog />;
  }
  if (name === 'savedViews') {
    return <SavedViewsDialog />;
  }
  return null;
}
