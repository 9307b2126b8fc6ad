'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useOpenDialog } from '@/stores/ui/dialogs';

const SharedDialog = lazyPart(() => import('./shared-dialog').then((module) => module.SharedDialog));

/** Opens what is about sharing; loaded when first opened. */
export function SharingDialogs() {
  const dialog = useOpenDialog((open) =>
    open?.name === 'conflicts' || open?.name === 'shareSchedule' ? open : null,
  );
  return dialog && <SharedDialog dialog={dialog} />;
}
