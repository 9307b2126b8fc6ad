'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { SelectField } from '@/components/ui/fields/select-field';
import { useFormats } from '@/components/ui/use-formats';
import { type DemandDay, needOn, needSaid, withDay, withNeed, withoutDate } from '@/lib/demand/demand';
import type { Demand } from '@/lib/demand/need';
import { needFromPlan } from '@/lib/demand/planned-need';
import { settingOf } from '@/lib/settings/settings-of';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { coverageFilter } from '@/lib/shifts/counting';
import { isLocalDate, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { FALLBACK_DATE, weekOf } from '@/lib/time/week';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { NeedGrid } from './need-grid';
import { OwnDate } from './own-date';
import { StretchForm } from './stretch-form';

const BRUSHES = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** A day of the pattern by its number, or a date. */
function dayOf(value: string): DemandDay {
  return isLocalDate(value) ? { date: value } : { weekday: Number(value) };
}

/** The grid of one day, and what fills it; every change is saved at once. */
export function Needs() {
  const store = useScheduleStore();
  const t = useTranslations('demand');
  const formats = useFormats();
  const demand = useSetting('demand');
  const weekStart = useSetting('weekStart');
  const today = useUi((state) => state.today);
  const { offered } = useRoleBook();
  const [value, setValue] = useState(`${isoWeekday(today)}`);
  const [brush, setBrush] = useState<string>(BRUSHES[0]);
  const [before, setBefore] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
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
  const need = needSaid(demand, day) ?? {};
  const roles = [...new Set([...offered, ...Object.keys(need)])];

  const change = (next: Demand, words = '') => {
    const done = changeSetting(store, 'demand', next);
    if (done) setBefore([...before, done.id]);
    setSaid(words);
  };
  const take = () => {
    const { shifts } = store.getState().schedule;
    const counted = coverageFilter(settingOf(store.getState().schedule, 'counting'));
    const weekday = 'date' in day ? isoWeekday(day.date) : day.weekday;
    const planned = needFromPlan((date) => counted(shiftsOn(shifts, date)), weekday, today);
    if (planned.days === 0) setSaid(t('noPast'));
    else change(withDay(demand, day, planned.need), t('takenFrom', { count: planned.days }));
  };
  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    setSaid('');
    store.undo(last);
  };
  return (
    <>
      <p className="text-sm text-ink-2">{t('lead')}</p>
      <ChipGroup
        label={t('day')}
        value={chosen?.value}
        onChange={(next) => {
          setSaid('');
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
          onChange={(from) => change(withDay(demand, day, needSaid(demand, dayOf(from)) ?? {}))}
          options={days
            .filter((one) => one !== chosen)
            .map((one) => ({ value: one.value, label: one.label }))}
        />
        <Button onClick={take}>{t('take')}</Button>
        <Button onClick={() => change(withDay(demand, day, {}))}>{t('clear')}</Button>
        <Button icon={<Undo2 aria-hidden="true" />} disabled={before.length === 0} onClick={undo}>
          {t('undo')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {said}
      </p>
    </>
  );
}
