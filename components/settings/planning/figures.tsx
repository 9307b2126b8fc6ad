'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ReadField } from '@/components/parts/read-field';
import { Button } from '@/components/ui/button';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { NameList } from '@/components/ui/fields/name-list';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { parseWeekHours } from '@/lib/employees/max-week-hours';
import { ok, type Result, refused } from '@/lib/result';
import { breakRulesSetting, ownBreaksSetting } from '@/lib/settings/break-settings';
import { countingSetting } from '@/lib/settings/calendar-settings';
import { stationsSetting } from '@/lib/settings/team-settings';
import { COUNTING_EXCLUSIONS, type CountingExclusion } from '@/lib/shifts/counting';
import { BREAK_RULES, type OwnBreak } from '@/lib/shifts/proposed-breaks';
import { isBreakMinutes } from '@/lib/shifts/shift/shift-details';
import {
  renameStationEntries,
  type StationRefusal,
  withStation,
  withStationNamed,
} from '@/lib/shifts/stations';
import { HOUR_MINUTES } from '@/lib/time/units';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';

function toggled(leftOut: readonly CountingExclusion[], value: string): readonly CountingExclusion[] {
  return COUNTING_EXCLUSIONS.filter((one) => leftOut.includes(one) !== (one === value));
}

/** Settings for breaks of new shifts, the figures, and the stations. */
export function FiguresSettings() {
  const store = useScheduleStore();
  const t = useTranslations('businessFigures');
  const counting = useSetting(countingSetting);
  const breakRules = useSetting(breakRulesSetting);
  return (
    <>
      <SelectField
        isRow
        label={t('breakRules')}
        hint={t('breakRulesHint')}
        value={breakRules}
        onChange={(value) => changeSetting(store, breakRulesSetting, value)}
        options={BREAK_RULES.map((rules) => ({ value: rules, label: t(`breaks.${rules}`) }))}
      />
      {breakRules === 'own' && <OwnBreaks />}
      <SwitchField
        label={t('paidHours')}
        description={t('paidHoursHint')}
        isOn={counting.paidHours}
        onChange={() =>
          changeSetting(store, countingSetting, (latest) => ({ ...latest, paidHours: !counting.paidHours }))
        }
      />
      <div className="flex flex-col gap-1.5 py-3">
        <CheckChips
          label={t('counts')}
          options={COUNTING_EXCLUSIONS.map((value) => ({
            value,
            label: t(value),
            isChecked: !counting.leftOut.includes(value),
          }))}
          onToggle={(value) =>
            changeSetting(store, countingSetting, (latest) => ({
              ...latest,
              leftOut: toggled(counting.leftOut, value),
            }))
          }
        />
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('countsHint')}</p>
      </div>
      <Stations />
    </>
  );
}

/** Stations that the shift form offers. Renaming a station updates all its shifts in one step. */
function Stations() {
  const store = useScheduleStore();
  const t = useTranslations('businessFigures');
  const stations = useSetting(stationsSetting);
  /** Stores the list, or shows why the change was refused. */
  const keep = (done: Result<readonly string[], StationRefusal>) => {
    if (!done.isOk) return t(done.error);
    changeSetting(store, stationsSetting, done.value);
    return undefined;
  };
  const rename = (station: string, typed: string) => {
    const done = withStationNamed(stations, station, typed);
    const name = done.isOk ? done.value[stations.indexOf(station)] : undefined;
    if (!done.isOk || name === undefined) return keep(done);
    // One change for the list, shifts, series and templates, so that one undo reverts everything; saved views
    // follow the change.
    const entries = renameStationEntries(store.getState().schedule, station, name);
    const count = entries.filter(({ kind }) => kind === 'shift').length;
    if (entries.every(({ kind }) => kind === 'setting')) keep(done);
    else {
      void announce(store, store.commit(entries), {
        category: 'shifts',
        act: 'shiftSaved',
        words: { message: t('stationRenamed', { name, count }) },
      });
    }
    return undefined;
  };
  return (
    <section aria-label={t('stations')} className="flex flex-col gap-2 py-2">
      <h3 className="font-medium">{t('stations')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('stationsHint')}</p>
      <NameList
        items={stations.map((name) => ({ id: name, name }))}
        labels={{
          newItem: t('newStation'),
          add: t('addStation'),
          nameOf: (name) => t('stationName', { name }),
          remove: (name) => t('removeStation', { name }),
        }}
        onAdd={(name) => keep(withStation(stations, name))}
        onRename={({ name }, typed) => rename(name, typed)}
        onRemove={({ name }) =>
          changeSetting(
            store,
            stationsSetting,
            stations.filter((other) => other !== name),
          )
        }
      />
    </section>
  );
}

const NEW_STEP: Omit<OwnBreak, 'id'> = { fromMinutes: 6 * HOUR_MINUTES, unpaid: 30, paid: 0 };

/** Custom breaks: minutes of break by hours of work; every change is saved at once. */
function OwnBreaks() {
  const store = useScheduleStore();
  const t = useTranslations('businessFigures');
  const steps = useSetting(ownBreaksSetting);
  return (
    <div className="flex flex-col gap-2 py-3">
      {steps.map((step, position) => (
        <Step
          key={step.id}
          step={step}
          position={position}
          onChange={(changed) =>
            changeSetting(
              store,
              ownBreaksSetting,
              steps.map((other) => (other.id === step.id ? changed : other)),
            )
          }
          onRemove={() =>
            changeSetting(
              store,
              ownBreaksSetting,
              steps.filter(({ id }) => id !== step.id),
            )
          }
        />
      ))}
      <Button
        className="self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => changeSetting(store, ownBreaksSetting, [...steps, { ...NEW_STEP, id: store.newId() }])}
      >
        {t('addBreak')}
      </Button>
    </div>
  );
}

interface StepProps {
  step: OwnBreak;
  position: number;
  onChange: (step: OwnBreak) => void;
  onRemove: () => void;
}

function Step({ step, position, onChange, onRemove }: StepProps) {
  const t = useTranslations('businessFigures');
  const settings = useTranslations('settings');
  const common = useTranslations('common');
  const formats = useFormats();
  return (
    <fieldset
      aria-label={t('breakStep', { position: position + 1 })}
      className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] items-start gap-2 phone:grid-cols-2"
    >
      <ReadField
        label={t('breakFrom')}
        unit={settings('hoursUnit')}
        shown={formats.decimalHours(step.fromMinutes)}
        read={(text) => okOr(readHours(text), t('breakFromWrong'))}
        onRead={(fromMinutes) => onChange({ ...step, fromMinutes })}
      />
      <ReadField
        label={t('breakUnpaid')}
        unit={common('minutesUnit')}
        shown={String(step.unpaid)}
        read={(text) => okOr(readMinutes(text), t('breakWrong'))}
        onRead={(unpaid) => onChange({ ...step, unpaid })}
      />
      <ReadField
        label={t('breakPaid')}
        unit={common('minutesUnit')}
        shown={String(step.paid)}
        read={(text) => okOr(readMinutes(text), t('breakWrong'))}
        onRead={(paid) => onChange({ ...step, paid })}
      />
      <IconButton
        label={t('removeBreak', { position: position + 1 })}
        className="mt-6 phone:size-11 phone:justify-self-end coarse:size-11"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </fieldset>
  );
}

function readHours(text: string): number | undefined {
  const hours = parseWeekHours(text);
  return hours !== undefined && hours < 24 ? Math.round(hours * HOUR_MINUTES) : undefined;
}

function readMinutes(text: string): number | undefined {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return minutes === 0 || isBreakMinutes(minutes) ? minutes : undefined;
}

function okOr(value: number | undefined, wrong: string): Result<number, string> {
  return value === undefined ? refused(wrong) : ok(value);
}
