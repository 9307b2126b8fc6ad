'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';
import { InboxWords } from './inbox-words';

const AskDialog = lazyPart(() => import('./ask/ask-dialog').then((module) => module.AskDialog));

/** The question to the team of when it can work; loaded when first opened. */
export function InboxDialogs() {
  const isOpen = useUi((state) => state.dialog?.name === 'askAvailability');
  if (!isOpen) return null;
  return (
    <InboxWords>
      <AskDialog />
    </InboxWords>
  );
}
