'use client';

import { useTranslations } from 'use-intl';
import { isDayHours, isDaysRunning, MOST_DAY_HOURS, MOST_DAYS_RUNNING } from '@/lib/rules/limits';
import { isRestHours, MAX_REST_HOURS } from '@/lib/rules/rest-hours';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { LimitField } from './planning/limit-field';
import { sectionId } from './sections/sections';
import { SettingsCard } from './settings-card';

/** The configurable rules; every change is saved at once. */
export function RulesSettings() {
  const t = useTranslations('settings');
  const limit = useTranslations('limits');
  const restHours = useUi((state) => state.restHours);
  const { dayHours, daysRunning } = useUi((state) => state.limits);
  return (
    <SettingsCard id={sectionId('rules')} title={t('rules')}>
      <LimitField
        label={t('restHours')}
        hint={t('restHoursHint')}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MAX_REST_HOURS}
        fits={isRestHours}
        value={restHours}
        onChange={uiStore.setRestHours}
      />
      <LimitField
        label={limit('dayHours')}
        hint={limit('dayHoursHint')}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MOST_DAY_HOURS}
        fits={isDayHours}
        value={dayHours}
        onChange={(hours) => uiStore.setLimits({ dayHours: hours })}
      />
      <LimitField
        label={limit('daysRunning')}
        hint={limit('daysRunningHint')}
        wrong={limit('daysRunningWrong')}
        unit={limit('daysUnit')}
        most={MOST_DAYS_RUNNING}
        fits={isDaysRunning}
        value={daysRunning}
        onChange={(days) => uiStore.setLimits({ daysRunning: days })}
      />
    </SettingsCard>
  );
}
