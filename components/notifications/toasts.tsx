'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { useNotifications } from '@/stores/notifications/use-notifications';

const loadStack = () => import('./toast-stack');

/** Where notices appear, bottom right. The live region stands there from the start, so that each one is announced. */
export function Toasts() {
  const t = useTranslations('common');
  const hasAny = useNotifications((state) => state.toasts.length > 0);
  return (
    <section aria-label={t('notice')} aria-live="polite" className="toasts">
      {hasAny && <WhenLoaded load={loadStack}>{({ ToastStack }) => <ToastStack />}</WhenLoaded>}
    </section>
  );
}
