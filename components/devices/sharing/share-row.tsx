'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DataRow } from '@/components/parts/settings/data-row';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useIsSharing } from '@/stores/sharing/use-is-sharing';
import { openDialog } from '@/stores/ui/dialogs';

const SharedRows = lazyPart(() => import('./shared-rows').then((module) => module.SharedRows), {
  fallback: () => <div className="h-14" />,
});

/** Sharing one schedule with other devices: how it begins, and once it is on, how it stands and who takes part. */
export function ShareRow() {
  const isSharing = useIsSharing();
  return (
    // The focus stays here when a row goes with which something was begun.
    <div
      tabIndex={-1}
      className="flex flex-col divide-y divide-line py-0! outline-none *:py-3.5 first:*:pt-3 last:*:pb-3"
    >
      {isSharing ? <SharedRows /> : <Offer />}
    </div>
  );
}

function Offer() {
  const t = useTranslations('shareRow');
  return (
    <DataRow title={t('title')} hint={t('hint')}>
      <Button
        icon={<MonitorSmartphone aria-hidden="true" />}
        onClick={() => openDialog({ name: 'shareSchedule' })}
      >
        {t('start')}
      </Button>
    </DataRow>
  );
}
