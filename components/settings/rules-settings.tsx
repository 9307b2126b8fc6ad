'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { parseRestHours } from '@/lib/rules/parse-rest-hours';
import { MAX_REST_HOURS } from '@/lib/rules/rest-hours';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { SettingsCard } from './settings-card';

/** The configurable rules; every change is saved at once. */
export function RulesSettings() {
  const t = useTranslations('settings');
  const restHours = useUi((state) => state.restHours);
  /** Typed text that is not a valid number of hours yet; not saved. */
  const [typed, setTyped] = useState<string>();
  return (
    <SettingsCard title={t('rules')}>
      <TextField
        isRow
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_REST_HOURS}
        step={1}
        label={t('restHours')}
        hint={t('restHoursHint')}
        error={typed === undefined ? undefined : t('restHoursWrong')}
        value={typed ?? restHours}
        suffix={<span className="text-ink-2">{t('hoursUnit')}</span>}
        onChange={({ currentTarget: { value } }) => {
          const hours = parseRestHours(value);
          setTyped(hours === undefined ? value : undefined);
          if (hours !== undefined) uiStore.setRestHours(hours);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </SettingsCard>
  );
}
