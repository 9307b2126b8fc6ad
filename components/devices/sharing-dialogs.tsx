'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const ShareDialog = lazyPart(() =>
  import('./sharing/begin/share-dialog').then((module) => module.ShareDialog),
);
const ConflictsDialog = lazyPart(() =>
  import('./conflicts/conflicts-dialog').then((module) => module.ConflictsDialog),
);

/** The dialogs about sharing that any page opens; loaded when first opened. */
export function SharingDialogs() {
  const dialog = useUi((state) => state.dialog);
  if (dialog?.name === 'conflicts') return <ConflictsDialog />;
  // Another invitation, opened meanwhile, is another question.
  return dialog?.name === 'shareSchedule' && <ShareDialog key={dialog.text} text={dialog.text} />;
}
