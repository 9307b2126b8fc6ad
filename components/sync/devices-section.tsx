'use client';

import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { DataRow } from '@/components/parts/settings/data-row';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useIsSyncing } from '@/stores/sync/use-is-syncing';
import { openDialog } from '@/stores/ui/dialogs';

/** The ways to use Brigade on several devices, one row per option. */
export const DevicesSection = withLaterWords(DevicesCard);

function DevicesCard() {
  const t = useTranslations('devices');
  return (
    <SettingsCard title={t('title')} className="min-w-0">
      <ShareRow />
      <MoveRow />
    </SettingsCard>
  );
}

const MoveDialog = lazyPart(() => import('./move/move-dialog').then((module) => module.MoveDialog));

/** Moves the whole schedule once, without a server. */
function MoveRow() {
  const t = useTranslations('movePhone');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <DataRow title={t('title')} hint={t('rowHint')}>
        <Button icon={<Smartphone aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {t('start')}
        </Button>
      </DataRow>
      {isOpen && <MoveDialog onClose={close} onMissing={close} />}
    </>
  );
}

const SyncRows = lazyPart(() => import('./devices/sync-rows').then((module) => module.SyncRows), {
  fallback: () => <div className="h-14" />,
});

/** Offers to start sync; once sync is on, shows its status and the devices. */
function ShareRow() {
  const isSyncing = useIsSyncing();
  return (
    // The container keeps the focus when the row that started sync is removed.
    <div
      tabIndex={-1}
      className="flex flex-col divide-y divide-line py-0! outline-none *:py-3.5 first:*:pt-3 last:*:pb-3"
    >
      {isSyncing ? <SyncRows /> : <Offer />}
    </div>
  );
}

function Offer() {
  const t = useTranslations('syncRow');
  return (
    <DataRow title={t('title')} hint={t('hint')}>
      <Button
        icon={<MonitorSmartphone aria-hidden="true" />}
        onClick={() => openDialog({ name: 'setUpSync' })}
      >
        {t('start')}
      </Button>
    </DataRow>
  );
}
