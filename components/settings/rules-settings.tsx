'use client';

import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { useFormats } from '@/components/ui/use-formats';
import { isDayHours, isDaysRunning, MOST_DAY_HOURS, MOST_DAYS_RUNNING } from '@/lib/rules/limits';
import { isRestHours, MAX_REST_HOURS } from '@/lib/rules/rest-hours';
import { clockTimeOf } from '@/lib/time/clock-time';
import { HOUR_MINUTES } from '@/lib/time/units';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { LimitField } from './planning/limit-field';
import { sectionId } from './sections/sections';

/** The hour whose meaning is shown. */
const LATE_HOUR = 22;

/** The configurable rules; every change is saved at once. */
export function RulesSettings() {
  const store = useScheduleStore();
  const t = useTranslations('settings');
  const limit = useTranslations('limits');
  const formats = useFormats();
  const restHours = useSetting('restHours');
  const { dayHours, daysRunning, minorDayHours, minorLatestHour } = useSetting('limits');
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
        onChange={(value) => changeSetting(store, 'restHours', value)}
      />
      <LimitField
        label={limit('dayHours')}
        hint={limit('dayHoursHint')}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MOST_DAY_HOURS}
        fits={isDayHours}
        value={dayHours}
        onChange={(hours) => changeSetting(store, 'limits', (latest) => ({ ...latest, dayHours: hours }))}
      />
      <LimitField
        label={limit('daysRunning')}
        hint={limit('daysRunningHint')}
        wrong={limit('daysRunningWrong')}
        unit={limit('daysUnit')}
        most={MOST_DAYS_RUNNING}
        fits={isDaysRunning}
        value={daysRunning}
        onChange={(days) => changeSetting(store, 'limits', (latest) => ({ ...latest, daysRunning: days }))}
      />
      <LimitField
        label={limit('minorDayHours')}
        hint={limit('minorDayHoursHint')}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MOST_DAY_HOURS}
        fits={isDayHours}
        value={minorDayHours}
        onChange={(hours) =>
          changeSetting(store, 'limits', (latest) => ({ ...latest, minorDayHours: hours }))
        }
      />
      <LimitField
        label={limit('minorLatestHour')}
        hint={limit('minorLatestHourHint', {
          example: formats.timeInWords(clockTimeOf(LATE_HOUR * HOUR_MINUTES)),
        })}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MOST_DAY_HOURS}
        fits={isDayHours}
        value={minorLatestHour}
        onChange={(hour) =>
          changeSetting(store, 'limits', (latest) => ({ ...latest, minorLatestHour: hour }))
        }
      />
    </SettingsCard>
  );
}
