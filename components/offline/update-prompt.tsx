import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { activateUpdate, postponeUpdate } from '@/stores/installed/service-worker';

/** Offers the newer build and stays until answered, without covering or blocking anything. */
export function UpdatePrompt() {
  const t = useTranslations('offline');
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-accent-soft px-6 py-2.5 text-accent-ink phone:px-4">
      <RefreshCw aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <strong className="font-semibold">{t('ready')}.</strong>{' '}
        <span className="phone:sr-only">{t('hint')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={activateUpdate}>
          {t('update')}
        </Button>
        <Button variant="ghost" size="sm" onClick={postponeUpdate}>
          {t('later')}
        </Button>
      </div>
    </div>
  );
}
