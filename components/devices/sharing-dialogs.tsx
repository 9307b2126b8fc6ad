'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const SharedDialog = lazyPart(() => import('./shared-dialog').then((module) => module.SharedDialog));

/** Opens what is about sharing; loaded when first opened. */
export function SharingDialogs() {
  const dialog = useUi(({ dialog: open }) =>
    open?.name === 'conflicts' || open?.name === 'shareSchedule' ? open : null,
  );
  return dialog && <SharedDialog dialog={dialog} />;
}
