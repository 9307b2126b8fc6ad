'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { MoveRow } from './move/move-row';
import { ShareRow } from './sharing/share-row';

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
