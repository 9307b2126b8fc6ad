'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { onEnter } from '@/components/parts/use-typed';
import { sectionId } from '@/components/settings/sections/sections';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { useFormats } from '@/components/ui/use-formats';
import { openingHoursSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { clockTimeOf, parseClockTime } from '@/lib/time/clock-time';
import { isoWeekday } from '@/lib/time/local-date';
import { type OpeningDay, usualOpening, withOpeningDay } from '@/lib/time/opening-hours';
import { FALLBACK_DATE, weekOf } from '@/lib/time/week';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';

/** 11:00: the example of a shift to closing time, and of an invalid time. */
const EXAMPLE = clockTimeOf(660);

/** The opening hours of each weekday; every valid change is saved at once. */
export function OpeningHoursSettings() {
  const store = useScheduleStore();
  const t = useTranslations('opening');
  const formats = useFormats();
  const calendar = useTranslations('calendar');
  const weekStart = useSetting(weekStartSetting);
  const { days, isCloseShown } = useOpeningHours();
  return (
    <div>
      <SettingsCard id={sectionId('opening')} title={t('title')}>
        {weekOf(FALLBACK_DATE, weekStart).map((date) => {
          const weekday = isoWeekday(date);
          return (
            <DayFields
              key={weekday}
              name={formats.weekday(date)}
              day={days.find((one) => one.weekday === weekday)}
              onChange={(kind, hours) => {
                const day = kind === 'always' ? undefined : { weekday, kind, ...(kind === 'hours' && hours) };
                changeSetting(store, openingHoursSetting, (latest) => ({
                  ...latest,
                  days: withOpeningDay(days, weekday, day),
                }));
              }}
              usual={usualOpening(days)}
            />
          );
        })}
        <SwitchField
          label={t('closeShown')}
          description={t('closeShownHint', {
            example: formats.rangeTo(EXAMPLE, calendar('close')),
          })}
          isOn={isCloseShown}
          onChange={(isOn) =>
            changeSetting(store, openingHoursSetting, (latest) => ({ ...latest, isCloseShown: isOn }))
          }
        />
      </SettingsCard>
      <p className="mt-2 text-xs text-ink-2 phone:text-[13px]">{t('note')}</p>
    </div>
  );
}

type Hours = Required<Pick<OpeningDay, 'from' | 'to'>>;

interface DayFieldsProps {
  name: string;
  day: OpeningDay | undefined;
  usual: Hours;
  onChange: (kind: 'always' | OpeningDay['kind'], hours: Hours) => void;
}

function DayFields({ name, day, usual, onChange }: DayFieldsProps) {
  const t = useTranslations('opening');
  const form = useTranslations('shiftForm');
  const formats = useFormats();
  /** The times while the person types; saved when a field loses the focus and both times are valid. */
  const [typed, setTyped] = useState<{ readonly start: string; readonly end: string }>();
  /** The hours before the day was set to closed or always open, in case the person reverts that choice. */
  const [kept, setKept] = useState<Hours>();
  const { from = (kept ?? usual).from, to = (kept ?? usual).to } = day ?? {};
  const shown = typed ?? { start: from, end: to };
  const saveTyped = () => {
    const [start, end] = [parseClockTime(shown.start), parseClockTime(shown.end)];
    if (!typed || !start || !end) return;
    setTyped(undefined);
    onChange('hours', { from: start, to: end });
  };
  const error = (text: string) =>
    parseClockTime(text) ? undefined : form('timeInvalid', { example: formats.time(EXAMPLE) });
  return (
    <div className="flex flex-col gap-2.5">
      <SegmentGroup
        label={name}
        value={day?.kind ?? 'always'}
        onChange={(kind) => {
          setTyped(undefined);
          if (day?.kind === 'hours') setKept({ from, to });
          onChange(kind, { from, to });
        }}
        options={[
          { value: 'always', label: t('always') },
          { value: 'hours', label: t('hours') },
          { value: 'closed', label: t('closed') },
        ]}
      />
      {day?.kind === 'hours' && (
        <fieldset
          aria-label={t('hoursOf', { weekday: name })}
          onBlur={saveTyped}
          onKeyDown={onEnter(saveTyped)}
          className="grid min-w-0 grid-cols-2 items-start gap-2.5 max-[359px]:grid-cols-1"
        >
          <TimeSpanFields
            labels={{ start: t('opens'), end: t('closes') }}
            {...shown}
            onChange={(changed) => setTyped({ ...shown, ...changed })}
            errors={{ start: error(shown.start), end: error(shown.end) }}
            nextDay={form('nextDay')}
          />
        </fieldset>
      )}
    </div>
  );
}
