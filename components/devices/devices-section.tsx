'use client';

import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { DataRow } from '@/components/parts/settings/data-row';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useIsSharing } from '@/stores/sharing/use-is-sharing';
import { openDialog } from '@/stores/ui/dialogs';

/** What there is to do with other devices of one's own, a row each. */
export function DevicesSection() {
  return (
    <LaterWords>
      <DevicesCard />
    </LaterWords>
  );
}

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

/** Handing the whole schedule over once, without anything in between. */
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

const SharedRows = lazyPart(() => import('./sharing/shared-rows').then((module) => module.SharedRows), {
  fallback: () => <div className="h-14" />,
});

/** Sharing one schedule with other devices: how it begins, and once it is on, how it stands and who takes part. */
function ShareRow() {
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
