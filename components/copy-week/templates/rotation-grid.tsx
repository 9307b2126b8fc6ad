'use client';

import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { fieldBoxClass, fieldInputClass } from '@/components/ui/fields/field-classes';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { type RotationDraft, readRotationDay, withLess, withMore } from '@/lib/templates/week/rotation-draft';
import { weekOf } from '@/lib/time/week';

interface RotationGridProps {
  draft: RotationDraft;
  onChange: (draft: RotationDraft) => void;
}

/** Any week: only its weekdays are read. */
const WEEKDAYS = weekOf('2024-01-01', 'monday');

/** The days of a rotation to type, a row a week, or one row of days. */
export function RotationGrid({ draft, onChange }: RotationGridProps) {
  const t = useTranslations('rotation');
  const formats = useFormats();
  const { isOfWeeks, texts } = draft;
  const setText = (position: number, text: string) =>
    onChange({ ...draft, texts: texts.map((other, at) => (at === position ? text : other)) });
  const labelOf = (position: number) => {
    const weekday = WEEKDAYS[position % 7];
    return isOfWeeks && weekday
      ? t('cell', { number: Math.floor(position / 7) + 1, weekday: formats.weekday(weekday) })
      : t('day', { number: position + 1 });
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="grid grid-cols-7 gap-1.5 phone:grid-cols-2">
        {isOfWeeks &&
          WEEKDAYS.map((day) => (
            <span key={day} aria-hidden="true" className="text-xs font-medium text-ink-2 phone:hidden">
              {formats.weekdayShort(day)}
            </span>
          ))}
        {texts.map((text, position) => (
          <DayField
            key={labelOf(position)}
            label={labelOf(position)}
            text={text}
            isWrong={readRotationDay(text, draft) === 'wrong'}
            onType={(typed) => setText(position, typed)}
          />
        ))}
      </div>
      <div className="flex items-center gap-1.5">
        <IconButton
          label={t('less')}
          icon={<Minus aria-hidden="true" />}
          className="border border-line-2 phone:size-11"
          onClick={() => onChange(withLess(draft))}
        />
        <IconButton
          label={t('more')}
          icon={<Plus aria-hidden="true" />}
          className="border border-line-2 phone:size-11"
          onClick={() => onChange(withMore(draft))}
        />
        <span role="status" className="tnum text-sm text-ink-2">
          {isOfWeeks ? t('weekCount', { count: texts.length / 7 }) : t('dayCount', { count: texts.length })}
        </span>
      </div>
    </div>
  );
}

interface DayFieldProps {
  label: string;
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

/** One day: times as the week by employee reads them, or nothing. */
function DayField({ label, text, isWrong, onType }: DayFieldProps) {
  const t = useTranslations('rotation');
  return (
    <label className="flex min-w-0 flex-col gap-0.5">
      <span className="sr-only text-xs text-ink-2 phone:not-sr-only">{label}</span>
      <span
        className={classNames(fieldBoxClass, 'min-h-9! px-2! coarse:min-h-11! phone:min-h-11!')}
        data-invalid={isWrong ? '' : undefined}
      >
        <input
          value={text}
          placeholder={t('off')}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          title={isWrong ? t('wrong') : undefined}
          className={classNames(fieldInputClass, 'tnum text-sm')}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </span>
    </label>
  );
}
