'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useNotifications } from '@/stores/notifications/use-notifications';

const ToastStack = lazyPart(() => import('./toast-stack').then((module) => module.ToastStack), {
  onError: logLoadFailure,
});

/**
 * Shows toasts at the bottom right. The live region exists from the start, so that every toast is announced.
 */
export function Toasts() {
  const t = useTranslations('common');
  const newest = useNotifications((state) => state.toasts.at(-1)?.id);
  /** The toast whose script did not load; the next toast retries. */
  const [missed, setMissed] = useState<string>();
  return (
    <section aria-label={t('notice')} aria-live="polite" className="toasts">
      {newest !== undefined && newest !== missed && <ToastStack onMissing={() => setMissed(newest)} />}
    </section>
  );
}
