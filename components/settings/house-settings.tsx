'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SharingWords } from '@/components/parts/sharing-words';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { LONGEST_HOUSE_NAME, tidyHouseName } from '@/lib/share/house-name';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { sectionId } from './sections/sections';
import { SettingsCard } from './settings-card';

/** How the house stands on what the team is given; every change is saved at once. */
export function HouseSettings() {
  return (
    // The words come later than the sections: nothing below moves for them.
    <div id={sectionId('house')} className="min-h-45">
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
  /** The text of the field while it is typed, with its spaces. */
  const [typed, setTyped] = useState<string>();
  return (
    <SettingsCard title={t('title')}>
      <TextField
        isRow
        label={t('name')}
        hint={t('nameHint')}
        value={typed ?? houseName}
        maxLength={LONGEST_HOUSE_NAME}
        autoComplete="organization"
        dir="auto"
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          uiStore.setHouseName(tidyHouseName(value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <SwitchField
        label={t('roleGroups')}
        description={t('roleGroupsHint')}
        isOn={hasGroups}
        onChange={uiStore.toggleRoleGroups}
      />
    </SettingsCard>
  );
}
