'use client';

import { Repeat } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import { useFormats } from '@/components/ui/use-formats';
import { type RecurringPattern, weekdayOf } from '@/lib/recurrence/recurring-dates';
import { FALLBACK_DATE, type WeekStart, weekOf } from '@/lib/time/week';
import { useSetting } from '@/stores/settings/use-setting';
import { CountField } from './count-field';

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
  const weekStart = useSetting('weekStart');
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
