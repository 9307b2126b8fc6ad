'use client';

import { useTranslations } from 'use-intl';
import { HouseNameField } from '@/components/parts/sharing/house-name-field';
import { SharingWords } from '@/components/parts/sharing/sharing-words';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { BREAK_RULES } from '@/lib/shifts/proposed-breaks';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { Stations } from './planning/stations';
import { sectionId } from './sections/sections';
import { SettingsCard } from './settings-card';

/** How the house stands on what the team is given; every change is saved at once. */
export function HouseSettings() {
  return (
    // The words come later than the sections: nothing below moves for them.
    <div id={sectionId('house')} className="min-h-82">
      <SharingWords>
        <HouseCard />
      </SharingWords>
    </div>
  );
}

function HouseCard() {
  const t = useTranslations('house');
  const houseName = useUi((state) => state.houseName);
  const hasGroups = useUi((state) => state.roleGroups);
  const breakRules = useUi((state) => state.breakRules);
  return (
    <SettingsCard title={t('title')}>
      <HouseNameField isRow value={houseName} onChange={uiStore.setHouseName} />
      <SwitchField
        label={t('roleGroups')}
        description={t('roleGroupsHint')}
        isOn={hasGroups}
        onChange={uiStore.toggleRoleGroups}
      />
      <SelectField
        isRow
        label={t('breakRules')}
        hint={t('breakRulesHint')}
        value={breakRules}
        onChange={uiStore.setBreakRules}
        options={BREAK_RULES.map((rules) => ({ value: rules, label: t(`breaks.${rules}`) }))}
      />
      <Stations />
    </SettingsCard>
  );
}
