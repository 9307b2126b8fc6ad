'use client';

import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { SelectField } from '@/components/ui/fields/select-field';
import { useFormats } from '@/components/ui/use-formats';
import { countryOfZone, namedCountries } from '@/lib/holidays/countries';
import {
  type HolidayPlace,
  type HolidayRegion,
  type Holidays,
  holidaysBetween,
} from '@/lib/holidays/holidays';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import { addDays } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { zoneOf } from '@/lib/time/zone-choice';
import { chooseHolidays } from '@/stores/holidays/choose-holidays';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** The value of the option for no country or no region. */
const NONE = 'none';
const SHOWN_DAYS = 365;

/** Each choice is saved at once, with the holidays computed for it. */
export function HolidaySettings() {
  const t = useTranslations('holidays');
  const stored = useSetting(holidaysSetting);
  const { country, region, regions, isLoading, isMissing, choose } = useChoice(stored);
  const countries = useCountryOptions();
  return (
    <div>
      <SettingsCard title={t('title')}>
        <SelectField
          isRow
          label={t('country')}
          hint={t('countryHint')}
          error={isMissing ? t('missing') : undefined}
          value={country ?? NONE}
          options={[{ value: NONE, label: t('none') }, ...countries]}
          onChange={(value) => choose(value === NONE ? undefined : { country: value })}
        />
        {country !== undefined && regions.length > 0 && (
          <RegionField
            regions={regions}
            region={region}
            onChange={(chosen) => choose({ country, ...(chosen !== undefined && { region: chosen }) })}
          />
        )}
        {isLoading ? (
          <p className="text-sm text-ink-2">{t('loading')}</p>
        ) : (
          <UpcomingHolidays holidays={stored} />
        )}
      </SettingsCard>
      <p role="status" className="sr-only">
        {isLoading && t('loading')}
      </p>
      <p className="mt-2 text-xs text-ink-2 phone:text-[13px]">{t('note')}</p>
    </div>
  );
}

interface RegionFieldProps {
  regions: readonly HolidayRegion[];
  region: string | undefined;
  onChange: (region: string | undefined) => void;
}

function RegionField({ regions, region, onChange }: RegionFieldProps) {
  const t = useTranslations('holidays');
  const { compareNames } = useFormats();
  const options = useMemo(() => {
    const sorted = [...regions].sort((one, other) => compareNames(one.name, other.name));
    return sorted.map(({ code, name }) => ({ value: code, label: name }));
  }, [regions, compareNames]);
  return (
    <SelectField
      isRow
      label={t('region')}
      value={region ?? NONE}
      options={[{ value: NONE, label: t('wholeCountry') }, ...options]}
      onChange={(value) => onChange(value === NONE ? undefined : value)}
    />
  );
}

/** The chosen place, even while its holidays are loading. */
function useChoice(stored: Holidays | undefined) {
  const store = useScheduleStore();
  const [asked, setAsked] = useState<HolidayPlace>();
  const [isMissing, setIsMissing] = useState(false);
  const choose = async (place: HolidayPlace | undefined) => {
    setIsMissing(false);
    setAsked(place);
    try {
      await chooseHolidays(store, place);
    } catch (error) {
      console.error('Failed to load the holidays.', error);
      setIsMissing(true);
    } finally {
      // A later choice may still be loading.
      setAsked((latest) => (latest === place ? undefined : latest));
    }
  };
  const { country, region } = asked ?? stored ?? {};
  const regions = stored?.country === country ? (stored?.regions ?? []) : [];
  return {
    country,
    region,
    regions,
    isLoading: asked !== undefined,
    isMissing,
    choose: (place: HolidayPlace | undefined) => void choose(place),
  };
}

/** All countries by name; the country of the time zone is first. */
function useCountryOptions() {
  const language = useLocale();
  const zone = useUi(({ timezone }) => zoneOf(timezone));
  return useMemo(() => {
    const here = countryOfZone(zone ?? deviceZone());
    const countries = namedCountries(language);
    const [near, others] = [
      countries.filter(({ code }) => code === here),
      countries.filter(({ code }) => code !== here),
    ];
    return [...near, ...others].map(({ code, name }) => ({ value: code, label: name }));
  }, [language, zone]);
}

/** The holidays of the next twelve months. */
function UpcomingHolidays({ holidays }: { holidays: Holidays | undefined }) {
  const t = useTranslations('holidays');
  const formats = useFormats();
  const language = useLocale();
  const today = useUi((state) => state.today);
  if (!holidays) return null;
  const coming = holidaysBetween(holidays, [today, addDays(today, SHOWN_DAYS)], language);
  return (
    <div>
      <h3 id="coming-holidays" className="mb-2 text-sm font-medium">
        {t('coming')}
      </h3>
      {coming.length === 0 && <p className="text-sm text-ink-2">{t('noneComing')}</p>}
      <ul aria-labelledby="coming-holidays" className="flex flex-col gap-1.5 text-sm">
        {coming.map(({ date, name }) => (
          <li key={`${date} ${name}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 text-ink">{name}</span>
            <time dateTime={date} className="text-ink-2 tabular-nums">
              {formats.fullDay(date)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
