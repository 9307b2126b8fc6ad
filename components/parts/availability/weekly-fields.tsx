'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import {
  type DayDraft,
  type HoursDraft,
  type HoursField,
  type HoursRefusal,
  withMoreHours,
} from '@/lib/employees/availability-draft';
import { clockTimeOf } from '@/lib/time/clock-time';
import { isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';

const EXAMPLE_MINUTE = 540;

interface WeeklyFieldsProps {
  /** Monday first, regardless of the week start. */
  days: readonly DayDraft[];
  /** The first day of any week: decides the order of the weekdays. */
  firstDay: LocalDate;
  refusals: readonly HoursRefusal[];
  /** Maximum time spans per day; absent: unlimited. */
  mostHours?: number | undefined;
  onChange: (days: readonly DayDraft[]) => void;
}

export function WeeklyFields({ days, firstDay, refusals, mostHours, onChange }: WeeklyFieldsProps) {
  const formats = useFormats();
  return (
    <div className="flex flex-col divide-y divide-line">
      {sevenDaysFrom(firstDay).map((date) => {
        const position = isoWeekday(date) - 1;
        const day = days[position];
        if (!day) return null;
        return (
          <DayFields
            key={position}
            weekday={formats.weekday(date)}
            day={day}
            refusals={refusals.filter((refusal) => refusal.day === position)}
            mostHours={mostHours}
            onChange={(changed) => onChange(days.map((other) => (other === day ? changed : other)))}
          />
        );
      })}
    </div>
  );
}

interface DayFieldsProps {
  weekday: string;
  day: DayDraft;
  refusals: readonly HoursRefusal[];
  mostHours: number | undefined;
  onChange: (day: DayDraft) => void;
}

function DayFields({ weekday, day, refusals, mostHours, onChange }: DayFieldsProps) {
  const t = useTranslations('weekly');
  return (
    <div className="flex flex-col gap-2.5 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span aria-hidden="true" className="min-w-24 text-sm font-medium">
          {weekday}
        </span>
        <ChipGroup
          label={weekday}
          hideLabel
          size="sm"
          value={day.kind}
          onChange={(kind) => onChange({ ...day, kind })}
          options={[
            { value: 'all', label: t('allDay') },
            { value: 'hours', label: t('hours') },
            { value: 'off', label: t('off') },
          ]}
        />
      </div>
      {day.kind === 'hours' && (
        <HoursFields
          weekday={weekday}
          day={day}
          refusals={refusals}
          mostHours={mostHours}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function HoursFields({ weekday, day, refusals, mostHours, onChange }: DayFieldsProps) {
  const t = useTranslations('weekly');
  const formats = useFormats();
  const example = formats.time(clockTimeOf(EXAMPLE_MINUTE));
  const { hours } = day;
  const isFull = mostHours !== undefined && hours.length >= mostHours;
  const change = (position: number, fields: Partial<HoursDraft>) =>
    onChange({
      ...day,
      hours: hours.map((other, index) => (index === position ? { ...other, ...fields } : other)),
    });
  const error = (position: number, field: HoursField) =>
    refusals.some((refusal) => refusal.position === position && refusal.field === field)
      ? t('timeInvalid', { example })
      : undefined;
  return (
    <fieldset aria-label={t('hoursOf', { weekday })} className="flex min-w-0 flex-col gap-2.5 pb-1">
      {hours.map(({ id, from, to }, position) => {
        return (
          <div key={id} className="relative grid grid-cols-2 items-start gap-2.5 max-[359px]:grid-cols-1">
            <TimeSpanFields
              labels={{ start: t('from'), end: t('to') }}
              start={from}
              end={to}
              onChange={({ start, end }) =>
                change(position, {
                  ...(start !== undefined && { from: start }),
                  ...(end !== undefined && { to: end }),
                })
              }
              errors={{ start: error(position, 'from'), end: error(position, 'to') }}
              nextDay={t('nextDay')}
            />
            {hours.length > 1 && (
              <IconButton
                size="sm"
                data-repeats="hours"
                className="absolute -top-1.5 right-0"
                label={t('removeHours')}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange({ ...day, hours: hours.filter((other) => other.id !== id) })}
              />
            )}
          </div>
        );
      })}
      <Button
        variant="ghost"
        size="sm"
        // aria-disabled only: a disabled button loses the focus when pressed.
        aria-disabled={isFull || undefined}
        className="-ml-2.5 self-start aria-disabled:text-ink-3 phone:-ml-4"
        icon={<Plus aria-hidden="true" />}
        onClick={() => {
          if (!isFull) onChange({ ...day, hours: withMoreHours(hours) });
        }}
      >
        {t('addHours')}
      </Button>
      {mostHours !== undefined && (
        <p role="status" className={isFull ? 'text-sm text-ink-2' : 'sr-only'}>
          {isFull && t('mostHours', { count: mostHours })}
        </p>
      )}
    </fieldset>
  );
}
