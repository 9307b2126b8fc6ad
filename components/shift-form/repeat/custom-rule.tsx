'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { FieldMessage } from '@/components/ui/fields/field-message';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { isoWeekday } from '@/lib/time/local-date';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import type { RepeatForm } from './use-repeat';
import { anyWeek } from './use-rule-words';

/** A rule of one's own: every so many weeks, on these weekdays, until a day or for good. */
export function CustomRule({ form }: { form: RepeatForm }) {
  const t = useTranslations('series');
  const formats = useFormats();
  const id = useId();
  const today = useUi((state) => state.today);
  const weekStart = useSetting('weekStart');
  const { draft, refusals, weekdays, change } = form;
  const error = (field: (typeof refusals)[number]) =>
    refusals.includes(field) ? t(`${field}Wrong`) : undefined;
  const toggle = (value: string) => {
    const weekday = Number(value);
    const others = weekdays.filter((other) => other !== weekday);
    change({ weekdays: others.length < weekdays.length ? others : [...weekdays, weekday] });
  };
  return (
    <div className="flex flex-col gap-4 rounded-box border border-line p-4">
      <div
        className="flex flex-col gap-1.5"
        // Its checkboxes are refused together.
        data-refused={refusals.includes('weekdays') || undefined}
      >
        <CheckChips
          label={t('weekdays')}
          options={anyWeek(weekStart).map((date) => ({
            value: String(isoWeekday(date)),
            label: formats.weekdayShort(date),
            isChecked: weekdays.includes(isoWeekday(date)),
          }))}
          onToggle={toggle}
        />
        <FieldMessage errorId={`${id}-days`} hintId={`${id}-hint`} error={error('weekdays')} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1">
        <TextField
          label={t('interval')}
          value={draft.interval}
          error={error('interval')}
          inputMode="numeric"
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => change({ interval: currentTarget.value })}
        />
        <ChipGroup
          label={t('ends')}
          value={draft.hasEnd ? 'until' : 'never'}
          onChange={(chosen) => change({ hasEnd: chosen === 'until' })}
          options={[
            { value: 'never', label: t('never') },
            { value: 'until', label: t('until') },
          ]}
        />
      </div>
      {draft.hasEnd && (
        <DateField
          label={t('lastDay')}
          value={draft.until}
          today={today}
          error={error('until')}
          onChange={(until) => change({ until })}
        />
      )}
    </div>
  );
}
