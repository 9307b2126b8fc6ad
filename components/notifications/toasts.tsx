'use client';

import { useTranslations } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useNotifications } from '@/stores/notifications/use-notifications';

const ToastStack = lazyPart(() => import('./toast-stack').then((module) => module.ToastStack), {
  onError: logLoadFailure,
});

/** Where notices appear, bottom right. The live region exists from the start so that every notice is announced. */
export function Toasts() {
  const t = useTranslations('common');
  const hasAny = useNotifications((state) => state.toasts.length > 0);
  return (
    <section aria-label={t('notice')} aria-live="polite" className="toasts">
      {hasAny && <ToastStack />}
    </section>
  );
}
