'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { BusinessNameField } from '@/components/parts/share/business-name-field';
import { onEnter, useTyped } from '@/components/parts/use-typed';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useFocusFallback } from '@/components/ui/page/use-focus-fallback';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import type { OfflineProblem } from '@/lib/offline/offline-problem';
import { isDayHours, isDaysRunning, MAX_DAY_HOURS, MAX_DAYS_RUNNING } from '@/lib/rules/limits';
import { parseLimit } from '@/lib/rules/parse-limit';
import { isRestHours, MAX_REST_HOURS } from '@/lib/rules/rest-hours';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { limitsSetting, restHoursSetting } from '@/lib/settings/rule-settings';
import { businessNameSetting, roleGroupsSetting } from '@/lib/settings/team-settings';
import { clockTimeOf } from '@/lib/time/clock-time';
import { HOUR_MINUTES } from '@/lib/time/units';
import { deviceZone } from '@/lib/time/wall-clock';
import { FALLBACK_DATE, startOfWeek, WEEK_STARTS } from '@/lib/time/week';
import { cityName, isNamedZone, ZONE_CHOICES, type ZoneChoice } from '@/lib/time/zone-choice';
import { followInstall, install, useInstall } from '@/stores/installed/install';
import { repairPrecache, useOfflineReadiness } from '@/stores/installed/offline-readiness';
import { look } from '@/stores/installed/service-worker';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { NotificationSettings } from './notifications/section';
import { BudgetSettings } from './planning/budget';
import { FiguresSettings } from './planning/figures';
import { HolidaySettings } from './planning/holidays';
import { OpeningHoursSettings } from './planning/opening-hours';
import { PaySettings } from './planning/pay';
import { SaveSettings, useRegionalDraft } from './regional/draft';
import { sectionId } from './sections/sections';
import { arriveAtSection } from './sections/use-current-section';
import { YourDataSection } from './your-data/section';

/** Scrolls to the section in the address, once all sections are loaded. */
function AddressedSection() {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1));
    if (section) return arriveAtSection(section);
  }, []);
  return null;
}

/**
 * The sections after the first, ordered so that two columns are about equally long. `devices` is a section of another
 * feature.
 */
export function MoreSections({ devices }: { devices: ReactNode }) {
  return (
    <LaterWords fallback={<div className="h-dvh" />}>
      <div className="flex flex-col gap-8 xl:col-start-2 xl:row-span-3 xl:row-start-1">
        <NotificationSettings />
        <RulesSettings />
      </div>
      <RegionalSettings />
      <BusinessSettings />
      <div className="grid min-w-0 grid-cols-1 items-start gap-8 xl:col-span-2 xl:grid-cols-2 xl:grid-rows-[auto_auto_1fr]">
        <div className="flex min-w-0 flex-col gap-8 xl:row-span-3">
          <OpeningHoursSettings />
          <HolidaySettings />
        </div>
        <div id={sectionId('data')} className="min-w-0">
          <YourDataSection />
        </div>
        <div id={sectionId('devices')} className="min-w-0 xl:col-start-2">
          {devices}
        </div>
        <div id={sectionId('offline')} className="flex min-w-0 flex-col gap-8 xl:col-start-2">
          <InstallSection />
          <OfflineSection />
        </div>
      </div>
      <AddressedSection />
    </LaterWords>
  );
}

/** Shown while the browser can install the app. */
function InstallSection() {
  const way = useInstall((state) => state.way);
  useEffect(followInstall, []);
  return way && <InstallCard isAsked={way === 'prompt'} />;
}

function InstallCard({ isAsked }: { isAsked: boolean }) {
  const t = useTranslations('install');
  const row = useRef<HTMLDivElement>(null);
  useFocusFallback(row);
  return (
    <SettingsCard title={t('title')} className="min-w-0">
      <div ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-52">
          {isAsked ? t('why') : t('homeScreen')}
          {!isAsked && <span className="block text-xs text-ink-2 phone:text-[13px]">{t('startsEmpty')}</span>}
        </p>
        {isAsked && <Button onClick={() => void install()}>{t('install')}</Button>}
      </div>
    </SettingsCard>
  );
}

/** The business's name and contact on everything sent to the team; every change is saved at once. */
function BusinessSettings() {
  return (
    // Reserves the height, because the texts load later than the sections.
    <div id={sectionId('house')} className="min-h-150">
      <LaterWords>
        <BusinessCard />
      </LaterWords>
    </div>
  );
}

function BusinessCard() {
  const store = useScheduleStore();
  const t = useTranslations('business');
  const businessName = useSetting(businessNameSetting);
  const hasGroups = useSetting(roleGroupsSetting);
  return (
    <SettingsCard title={t('title')}>
      <BusinessNameField
        isRow
        value={businessName}
        onChange={(value) => changeSetting(store, businessNameSetting, value)}
      />
      <SwitchField
        label={t('roleGroups')}
        description={t('roleGroupsHint')}
        isOn={hasGroups}
        onChange={() => changeSetting(store, roleGroupsSetting, (isOn) => !isOn)}
      />
      <FiguresSettings />
      <PaySettings />
      <BudgetSettings />
    </SettingsCard>
  );
}

/** Problems that another attempt would not solve. */
const FINAL = new Set<OfflineProblem | undefined>(['refused', 'gone']);

/** Shows whether Brigade opens without internet, or the reason why not, once known. */
function OfflineSection() {
  const readiness = useOfflineReadiness();
  useEffect(() => {
    if (readiness?.isReady) void repairPrecache();
  }, [readiness]);
  return (
    readiness && (
      <LaterWords>
        <OfflineCard {...readiness} />
      </LaterWords>
    )
  );
}

export function OfflineCard({ isReady, problem }: { isReady: boolean; problem: OfflineProblem | undefined }) {
  const t = useTranslations('offlineUse');
  const isSaving = !isReady && !problem;
  const sentences = [
    isReady && t('readyHint'),
    isReady && problem && t('newerMissing'),
    isSaving && t('saving'),
    problem && t(problem),
    problem && !FINAL.has(problem) && t('triedAgain'),
  ];
  return (
    <SettingsCard title={t('title')} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div role="status" className="min-w-0 grow basis-52">
          <p className="font-medium">{isReady ? t('ready') : t('notYet')}</p>
          <p className="text-xs text-ink-2 phone:text-[13px]">{sentences.filter(Boolean).join(' ')}</p>
        </div>
        {!isReady && !FINAL.has(problem) && <TryAgain isPending={isSaving} />}
      </div>
    </SettingsCard>
  );
}

/** The button stays while pending, so that it keeps the focus. */
function TryAgain({ isPending }: { isPending: boolean }) {
  const t = useTranslations('errors');
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place);
  return (
    <div ref={place}>
      <Button isPending={isPending} onClick={look}>
        {t('retry')}
      </Button>
    </div>
  );
}

const LATE_HOUR = 22;

/** The configurable rules; every change is saved at once. */
export function RulesSettings() {
  const store = useScheduleStore();
  const t = useTranslations('settings');
  const limit = useTranslations('limits');
  const formats = useFormats();
  const restHours = useSetting(restHoursSetting);
  const { dayHours, daysRunning, minorDayHours, minorLatestHour } = useSetting(limitsSetting);
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
        onChange={(value) => changeSetting(store, restHoursSetting, value)}
      />
      <LimitField
        label={limit('dayHours')}
        hint={limit('dayHoursHint')}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MAX_DAY_HOURS}
        fits={isDayHours}
        value={dayHours}
        onChange={(hours) =>
          changeSetting(store, limitsSetting, (latest) => ({ ...latest, dayHours: hours }))
        }
      />
      <LimitField
        label={limit('daysRunning')}
        hint={limit('daysRunningHint')}
        wrong={limit('daysRunningWrong')}
        unit={limit('daysUnit')}
        most={MAX_DAYS_RUNNING}
        fits={isDaysRunning}
        value={daysRunning}
        onChange={(days) =>
          changeSetting(store, limitsSetting, (latest) => ({ ...latest, daysRunning: days }))
        }
      />
      <LimitField
        label={limit('minorDayHours')}
        hint={limit('minorDayHoursHint')}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MAX_DAY_HOURS}
        fits={isDayHours}
        value={minorDayHours}
        onChange={(hours) =>
          changeSetting(store, limitsSetting, (latest) => ({ ...latest, minorDayHours: hours }))
        }
      />
      <LimitField
        label={limit('minorLatestHour')}
        hint={limit('minorLatestHourHint', {
          example: formats.timeInWords(clockTimeOf(LATE_HOUR * HOUR_MINUTES)),
        })}
        wrong={t('restHoursWrong')}
        unit={t('hoursUnit')}
        most={MAX_DAY_HOURS}
        fits={isDayHours}
        value={minorLatestHour}
        onChange={(hour) =>
          changeSetting(store, limitsSetting, (latest) => ({ ...latest, minorLatestHour: hour }))
        }
      />
    </SettingsCard>
  );
}

interface LimitFieldProps {
  label: string;
  hint: string;
  /** Shown while the typed text is not a valid limit. */
  wrong: string;
  unit: string;
  most: number;
  fits: (value: number) => boolean;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number, saved when typing ends; an invalid number is not saved. */
function LimitField({ label, hint, wrong, unit, most, fits, value, onChange }: LimitFieldProps) {
  const typed = useTyped((text) => {
    const number = parseLimit(text, fits);
    if (number !== undefined && number !== value) onChange(number);
    return true;
  });
  const isWrong = typed.text !== undefined && parseLimit(typed.text, fits) === undefined;
  return (
    <TextField
      isRow
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      step={1}
      label={label}
      hint={hint}
      error={isWrong ? wrong : undefined}
      value={typed.text ?? value}
      suffix={<span className="text-ink-2">{unit}</span>}
      onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
      onBlur={typed.onDone}
      onKeyDown={onEnter(typed.onDone)}
    />
  );
}

/** Each name is in its own language, so that a person can revert a wrong choice. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** Language, time zone and start of the week, saved at once. */
function RegionalSettings() {
  const store = useScheduleStore();
  const t = useTranslations('settings');
  const formats = useFormats();
  const { language, timezone, change } = useRegionalDraft();
  const weekStart = useSetting(weekStartSetting);
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
          onChange={(value) => changeSetting(store, weekStartSetting, value)}
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
