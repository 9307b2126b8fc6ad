'use client';

import { Minus, Plus, Repeat } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import {
  OCCURRENCES,
  parseOccurrences,
  type RecurringPattern,
  weekdayOf,
} from '@/lib/recurrence/recurring-dates';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { FALLBACK_DATE, type WeekStart, weekOf } from '@/lib/time/week';
import { useSetting } from '@/stores/settings/use-setting';

interface PatternFieldsProps {
  pattern: RecurringPattern;
  onChange: (pattern: RecurringPattern) => void;
  onGenerate: () => void;
}

/** The weekday toggles start on Sunday (SPEC section 2), unless the week starts on Saturday. */
const toggleDays = (weekStart: WeekStart) =>
  weekOf(FALLBACK_DATE, weekStart === 'saturday' ? 'saturday' : 'sunday');

const dayClass =
  'hit-44 focus-ring motion relative min-h-8.5 rounded-control border-[1.5px] border-line-2 bg-surface px-0 text-center ' +
  'text-xs font-medium text-ink-2 hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft ' +
  'aria-pressed:text-accent-ink phone:min-h-11 phone:rounded-box phone:text-[13px] coarse:min-h-11 contrast:border-2 ' +
  'contrast:aria-pressed:border-ink contrast:aria-pressed:bg-ink contrast:aria-pressed:text-canvas';

/** The recurrence pattern. Enter in the number field generates, like the button. */
export function PatternFields({ pattern, onChange, onGenerate }: PatternFieldsProps) {
  const t = useTranslations('copyShift');
  const formats = useFormats();
  const id = useId();
  const weekStart = useSetting(weekStartSetting);
  const isWeekly = pattern.frequency === 'weekly';
  const toggle = (weekday: number) => {
    const { daysOfWeek } = pattern;
    const others = daysOfWeek.filter((other) => other !== weekday);
    onChange({
      ...pattern,
      daysOfWeek: others.length < daysOfWeek.length ? others : [...daysOfWeek, weekday],
    });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
    >
      <ChipGroup
        label={t('frequency')}
        value={pattern.frequency}
        onChange={(frequency) => onChange({ ...pattern, frequency })}
        options={[
          { value: 'daily', label: t('daily') },
          { value: 'weekly', label: t('weekly') },
        ]}
        className="[&_label]:justify-center [&>[role=radiogroup]]:grid [&>[role=radiogroup]]:grid-cols-2"
      />
      {isWeekly && (
        <fieldset className={fieldRootClass} aria-labelledby={`${id}-days`}>
          <span id={`${id}-days`} className={fieldLabelClass}>
            {t('daysOfWeek')}
          </span>
          <div className="grid grid-cols-7 gap-1.5">
            {toggleDays(weekStart).map((date) => (
              <button
                key={date}
                type="button"
                aria-pressed={pattern.daysOfWeek.includes(weekdayOf(date))}
                className={dayClass}
                onClick={() => toggle(weekdayOf(date))}
              >
                {formats.weekdayShort(date)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <CountField
          label={isWeekly ? t('weeks') : t('days')}
          value={pattern.count}
          onChange={(count) => onChange({ ...pattern, count })}
        />
        <Button
          type="submit"
          size="dialog"
          className="flex-[1.25_1_150px] phone:min-h-12"
          icon={<Repeat aria-hidden="true" />}
        >
          {t('generate')}
        </Button>
      </div>
    </form>
  );
}

interface CountFieldProps {
  label: string;
  value: number;
  onChange: (count: number) => void;
}

const stepClass = 'aria-disabled:text-line-strong phone:size-11 coarse:size-11';

/** A count from 1 to 12, typed or stepped. Empty counts as 1, which is filled in on blur. */
function CountField({ label, value, onChange }: CountFieldProps) {
  const t = useTranslations('copyShift');
  const [isEmpty, setIsEmpty] = useState(false);
  const set = (text: string) => {
    setIsEmpty(false);
    onChange(parseOccurrences(text));
  };
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={OCCURRENCES.min}
      max={OCCURRENCES.max}
      value={isEmpty ? '' : value}
      onChange={({ currentTarget }) => {
        set(currentTarget.value);
        // Filling in 1 at once would prefix the number that is typed next.
        setIsEmpty(currentTarget.value === '');
      }}
      onBlur={() => setIsEmpty(false)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      className="flex-[1_1_130px] [&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none"
      suffix={
        <span className="-mr-1.5 flex phone:-mr-2.5">
          <IconButton
            size="sm"
            tooltip={false}
            label={t('less')}
            icon={<Minus aria-hidden="true" />}
            aria-disabled={value <= OCCURRENCES.min}
            className={stepClass}
            onClick={() => set(String(value - 1))}
          />
          <IconButton
            size="sm"
            tooltip={false}
            label={t('more')}
            icon={<Plus aria-hidden="true" />}
            aria-disabled={value >= OCCURRENCES.max}
            className={stepClass}
            onClick={() => set(String(value + 1))}
          />
        </span>
      }
    />
  );
}
