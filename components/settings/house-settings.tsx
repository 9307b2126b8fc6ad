'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { HouseNameField } from '@/components/parts/sharing/house-name-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { BudgetSettings } from './planning/budget';
import { FiguresSettings } from './planning/figures';
import { PaySettings } from './planning/pay';
import { sectionId } from './sections/sections';

/** How the house stands on what the team is given; every change is saved at once. */
export function HouseSettings() {
  return (
    // The words come later than the sections: nothing below moves for them.
    <div id={sectionId('house')} className="min-h-150">
      <LaterWords>
        <HouseCard />
      </LaterWords>
    </div>
  );
}

function HouseCard() {
  const t = useTranslations('house');
  const houseName = useUi((state) => state.houseName);
  const hasGroups = useUi((state) => state.roleGroups);
  return (
    <SettingsCard title={t('title')}>
      <HouseNameField isRow value={houseName} onChange={uiStore.setHouseName} />
      <SwitchField
        label={t('roleGroups')}
        description={t('roleGroupsHint')}
        isOn={hasGroups}
        onChange={uiStore.toggleRoleGroups}
      />
      <FiguresSettings />
      <PaySettings />
      <BudgetSettings />
    </SettingsCard>
  );
}
