'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useOpenDialog } from '@/stores/ui/dialogs';

const AskDialog = lazyPart(() => import('./ask/ask-dialog').then((module) => module.AskDialog));

/** The question to the team of when it can work; loaded when first opened. */
export function InboxDialogs() {
  return useOpenDialog((dialog) => dialog?.name === 'askAvailability') && <AskDialog />;
}
