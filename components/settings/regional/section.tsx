'use client';

import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { sectionId } from '@/components/settings/sections/sections';
import { SelectField } from '@/components/ui/fields/select-field';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { deviceZone } from '@/lib/time/wall-clock';
import { FALLBACK_DATE, startOfWeek, WEEK_STARTS } from '@/lib/time/week';
import { cityName, isNamedZone, ZONE_CHOICES, type ZoneChoice } from '@/lib/time/zone-choice';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { useRegionalDraft } from './draft';
import { SaveSettings } from './save-settings';

/** Each in its own language, so that a wrong choice can be reverted. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** Regional Preferences: language, time zone and start of the week, saved at once. */
export function RegionalSettings() {
  const store = useScheduleStore();
  const t = useTranslations('settings');
  const formats = useFormats();
  const { language, timezone, change } = useRegionalDraft();
  const weekStart = useSetting('weekStart');
  const isPhone = useMediaQuery(PHONE);
  const city = (zone: string) => (isNamedZone(zone) ? t(`cities.${zone}`) : cityName(zone));
  const zoneLabel = (choice: ZoneChoice) => {
    if (choice !== 'system') return city(choice);
    return t('systemZone', { city: city(deviceZone()) });
  };
  return (
    <div>
      <SettingsCard id={sectionId('regional')} title={t('regional')}>
        <SelectField
          isRow
          label={t('language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
          onChange={(value) => change({ language: value })}
        />
        <SelectField
          isRow
          label={t('timezone')}
          hint={t('timezoneHint')}
          value={timezone}
          options={ZONE_CHOICES.map((value) => ({ value, label: zoneLabel(value) }))}
          onChange={(value) => change({ timezone: value })}
        />
        <SelectField
          isRow
          label={t('weekStart')}
          hint={t('weekStartHint')}
          value={weekStart}
          options={WEEK_STARTS.map((value) => ({
            value,
            label: formats.weekday(startOfWeek(FALLBACK_DATE, value)),
          }))}
          onChange={(value) => changeSetting(store, 'weekStart', value)}
        />
      </SettingsCard>
      <p className="mt-2 text-xs text-ink-2 phone:text-[13px]">{t('regionalHint')}</p>
      {isPhone && (
        <div className="mt-4 flex flex-wrap items-center gap-y-2 [&>button]:grow">
          <SaveSettings />
        </div>
      )}
    </div>
  );
}
