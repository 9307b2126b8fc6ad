'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const AskDialog = lazyPart(() => import('./ask/ask-dialog').then((module) => module.AskDialog));

/** The question to the team of when it can work; loaded when first opened. */
export function InboxDialogs() {
  return useUi((state) => state.dialog?.name === 'askAvailability') && <AskDialog />;
}
