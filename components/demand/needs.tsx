'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { type DemandDay, needOn, storedNeed, withDay, withNeed, withoutDate } from '@/lib/demand/demand';
import { DAY_HOURS, type Demand, MAX_NEEDED } from '@/lib/demand/need';
import { needFromPlan } from '@/lib/demand/planned-need';
import { countingSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { demandSetting } from '@/lib/settings/demand-setting';
import { settingOf } from '@/lib/settings/settings-of';
import { canUndoSeparately } from '@/lib/shifts/change/combined-steps';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { coverageFilter } from '@/lib/shifts/counting';
import { parseDateInput } from '@/lib/time/clean-date';
import { isLocalDate, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { FALLBACK_DATE, weekOf } from '@/lib/time/week';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { NeedGrid } from './need-grid';

const BRUSHES = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** A weekday of the pattern by its number, or a date. */
function dayOf(value: string): DemandDay {
  return isLocalDate(value) ? { date: value } : { weekday: Number(value) };
}

/** The grid of one day, and its tools; every change is saved at once. */
export function Needs() {
  const store = useScheduleStore();
  const t = useTranslations('demand');
  const formats = useFormats();
  const demand = useSetting(demandSetting);
  const weekStart = useSetting(weekStartSetting);
  const today = useUi((state) => state.today);
  const { offered } = useRoleBook();
  const [value, setValue] = useState(`${isoWeekday(today)}`);
  const [brush, setBrush] = useState<string>(BRUSHES[0]);
  const [before, setBefore] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const weekdays = weekOf(FALLBACK_DATE, weekStart).map((date) => ({
    value: `${isoWeekday(date)}`,
    label: formats.weekday(date),
    short: formats.weekdayShort(date),
  }));
  const dates = Object.keys(demand.dates)
    .filter((date): date is LocalDate => isLocalDate(date))
    .sort();
  const days = [
    ...weekdays,
    ...dates.map((date) => ({ value: date, label: formats.fullDay(date), short: formats.shortDay(date) })),
  ];
  const chosen = days.find((one) => one.value === value) ?? days[0];
  const day = dayOf(chosen?.value ?? '1');
  const need = storedNeed(demand, day) ?? {};
  const roles = [...new Set([...offered, ...Object.keys(need)])];

  const change = (next: Demand, words = '') => {
    const done = changeSetting(store, demandSetting, next);
    if (done) setBefore([...before, done.id]);
    setAnnouncement(words);
  };
  const applyNeedFromPlan = () => {
    const { shifts } = store.getState().schedule;
    const counted = coverageFilter(settingOf(store.getState().schedule, countingSetting));
    const weekday = 'date' in day ? isoWeekday(day.date) : day.weekday;
    const planned = needFromPlan((date) => counted(shiftsOn(shifts, date)), weekday, today);
    if (planned.days === 0) setAnnouncement(t('noPast'));
    else change(withDay(demand, day, planned.need), t('takenFrom', { count: planned.days }));
  };
  const steps = useSchedule(({ history }) => history.undo);
  const last = before.at(-1);
  const undo = () => {
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    setAnnouncement('');
    store.undo(last);
  };
  return (
    <>
      <p className="text-sm text-ink-2">{t('lead')}</p>
      <ChipGroup
        label={t('day')}
        value={chosen?.value}
        onChange={(next) => {
          setAnnouncement('');
          setValue(next);
        }}
        options={days.map((one) => ({ value: one.value, label: one.short }))}
        size="sm"
      />
      <OwnDate
        date={'date' in day ? day.date : undefined}
        onAdd={(date) => {
          change(withDay(demand, { date }, needOn(demand, date)));
          setValue(date);
        }}
        onRemove={(date) => {
          change(withoutDate(demand, date));
          setValue(`${isoWeekday(date)}`);
        }}
      />
      <ChipGroup
        label={t('paint')}
        value={brush}
        onChange={setBrush}
        options={BRUSHES.map((count) => ({ value: count, label: count }))}
        size="sm"
      />
      <NeedGrid
        key={chosen?.value}
        label={t('grid', { day: chosen?.label ?? '' })}
        roles={roles}
        need={need}
        brush={Number(brush)}
        onPaint={(role, hours, count) => change(withNeed(demand, day, role, hours, count))}
      />
      <StretchForm
        roles={roles}
        onSet={(role, hours, count) => change(withNeed(demand, day, role, hours, count))}
      />
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={t('copyFrom')}
          className="min-w-44"
          value={undefined}
          placeholder={t('choose')}
          onChange={(from) => change(withDay(demand, day, storedNeed(demand, dayOf(from)) ?? {}))}
          options={days
            .filter((one) => one !== chosen)
            .map((one) => ({ value: one.value, label: one.label }))}
        />
        <Button onClick={applyNeedFromPlan}>{t('take')}</Button>
        <Button onClick={() => change(withDay(demand, day, {}))}>{t('clear')}</Button>
        <Button
          icon={<Undo2 aria-hidden="true" />}
          disabled={last === undefined || !canUndoSeparately(steps, last)}
          onClick={undo}
        >
          {t('undo')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {announcement}
      </p>
    </>
  );
}

interface OwnDateProps {
  /** The shown date if it has its own needs; undefined for a weekday of the pattern. */
  date: LocalDate | undefined;
  onAdd: (date: LocalDate) => void;
  onRemove: (date: LocalDate) => void;
}

/** Gives a date its own needs, or lets it follow its weekday again. */
function OwnDate({ date, onAdd, onRemove }: OwnDateProps) {
  const t = useTranslations('demand');
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  if (date) {
    return (
      <Button className="self-start" onClick={() => onRemove(date)}>
        {t('follow', { weekday: formats.weekday(date) })}
      </Button>
    );
  }
  if (typed === undefined) {
    return (
      <Button className="self-start" onClick={() => setTyped('')}>
        {t('addDate')}
      </Button>
    );
  }
  const add = () => {
    const read = parseDateInput(typed, formats.dateReading);
    setIsWrong(!read.isOk);
    if (!read.isOk) return;
    setTyped(undefined);
    onAdd(read.value);
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DateField
        label={t('dateLabel')}
        today={today}
        value={typed}
        error={isWrong ? t('dateWrong') : undefined}
        onChange={(value) => {
          setIsWrong(false);
          setTyped(value);
        }}
      />
      <Button onClick={add}>{t('add')}</Button>
    </div>
  );
}

interface StretchFormProps {
  roles: readonly string[];
  onSet: (role: string, hours: readonly [number, number], count: number) => void;
}

const HOURS = Array.from({ length: DAY_HOURS + 1 }, (_, hour) => hour);

/** Sets a range of hours with fields, as an alternative to painting. */
function StretchForm({ roles, onSet }: StretchFormProps) {
  const t = useTranslations('demand');
  const formats = useFormats();
  const roleName = useRoleName();
  const [role = '', setRole] = useState(roles[0]);
  const [from, setFrom] = useState('9');
  const [to, setTo] = useState('17');
  const [typed, setTyped] = useState('1');
  const [isWrong, setIsWrong] = useState(false);
  const set = () => {
    const count = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    const fits = count <= MAX_NEEDED && Number(from) < Number(to) && role !== '';
    setIsWrong(!fits);
    if (fits) onSet(role, [Number(from), Number(to)], count);
  };
  const hours = (least: number, most: number) =>
    HOURS.slice(least, most).map((hour) => ({
      value: `${hour}`,
      label: hour === DAY_HOURS ? `${formats.hour(0)} +1` : formats.hour(hour * 60),
    }));
  return (
    <MoreFields label={t('stretch')} isOpen={false}>
      {() => (
        <div className="grid grid-cols-[2fr_1fr_1fr_1fr_auto] items-start gap-2 phone:grid-cols-2">
          <SelectField
            label={t('role')}
            value={role}
            onChange={setRole}
            options={roles.map((one) => ({ value: one, label: roleName(one) }))}
          />
          <SelectField label={t('fromHour')} value={from} onChange={setFrom} options={hours(0, DAY_HOURS)} />
          <SelectField label={t('toHour')} value={to} onChange={setTo} options={hours(1, DAY_HOURS + 1)} />
          <TextField
            label={t('count')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={isWrong ? t('stretchWrong') : undefined}
            onChange={({ currentTarget }) => {
              setIsWrong(false);
              setTyped(currentTarget.value);
            }}
          />
          <Button className="mt-6" onClick={set}>
            {t('set')}
          </Button>
        </div>
      )}
    </MoreFields>
  );
}
