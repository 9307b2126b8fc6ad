'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { HouseNameField } from '@/components/parts/sharing/house-name-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { BudgetSettings } from './planning/budget';
import { FiguresSettings } from './planning/figures';
import { PaySettings } from './planning/pay';
import { sectionId } from './sections/sections';

/** How the house stands on what the team is given; every change is saved at once. */
export function BusinessSettings() {
  return (
    // The words come later than the sections: nothing below moves for them.
    <div id={sectionId('house')} className="min-h-150">
      <LaterWords>
        <BusinessCard />
      </LaterWords>
    </div>
  );
}

function BusinessCard() {
  const store = useScheduleStore();
  const t = useTranslations('house');
  const businessName = useSetting('businessName');
  const hasGroups = useSetting('roleGroups');
  return (
    <SettingsCard title={t('title')}>
      <HouseNameField
        isRow
        value={businessName}
        onChange={(value) => changeSetting(store, 'businessName', value)}
      />
      <SwitchField
        label={t('roleGroups')}
        description={t('roleGroupsHint')}
        isOn={hasGroups}
        onChange={() => changeSetting(store, 'roleGroups', (isOn) => !isOn)}
      />
      <FiguresSettings />
      <PaySettings />
      <BudgetSettings />
    </SettingsCard>
  );
}
