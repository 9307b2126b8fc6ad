'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { useFormats } from '@/components/ui/use-formats';
import type { ExceptionDraft, ExceptionRefusal } from '@/lib/employees/availability-draft';
import { OFF_KINDS } from '@/lib/employees/person/time-off-kinds';
import { EXCEPTION_KINDS } from '@/lib/employees/stored-availability';
import { cleanDate } from '@/lib/time/clean-date';
import { clockTimeOf } from '@/lib/time/clock-time';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useUi } from '@/stores/ui/use-ui';

/** 9:00, the example shown with an invalid time. */
const EXAMPLE_MINUTE = 540;

interface ExceptionFormProps {
  draft: ExceptionDraft;
  refusals: readonly ExceptionRefusal[];
  isNew: boolean;
  onChange: (fields: Partial<ExceptionDraft>) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** Form for a dated exception from the weekly pattern: kind, days, hours and note. */
export function ExceptionForm({ draft, refusals, isNew, onChange, onDone, onCancel }: ExceptionFormProps) {
  const t = useTranslations('availability');
  const people = useTranslations('people');
  const form = useTranslations('shiftForm');
  const common = useTranslations('common');
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const fields = useFirstFocus();
  const has = (refusal: ExceptionRefusal) => refusals.includes(refusal);
  const timeError = (field: 'start' | 'end') =>
    has(field) ? form('timeInvalid', { example: formats.time(clockTimeOf(EXAMPLE_MINUTE)) }) : undefined;
  const canHaveHours = draft.kind !== 'timeOff';
  const changeFrom = (from: string) => {
    const [first, last] = [cleanDate(from), cleanDate(draft.to)];
    // Moves the last day along so that it is never before the first.
    onChange(first && (!last || last < first) ? { from, to: first } : { from });
  };
  return (
    <fieldset
      ref={fields}
      aria-label={isNew ? t('newDates') : t('changeDates')}
      className="flex min-w-0 scroll-my-6 flex-col gap-4 rounded-box border border-line-2 bg-sunken p-4 contrast:border-2"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // Enter submits this form only, not the dialog.
        event.preventDefault();
        onDone();
      }}
    >
      <ChipGroup
        label={t('what')}
        hideLabel
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        options={EXCEPTION_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <DateField
          label={t('firstDay')}
          value={draft.from}
          today={today}
          onChange={changeFrom}
          error={has('from') ? common('dateInvalid') : undefined}
        />
        <DateField
          label={t('lastDay')}
          value={draft.to}
          today={today}
          onChange={(to) => onChange({ to })}
          error={has('to') ? common('dateInvalid') : has('order') ? t('lastBeforeFirst') : undefined}
        />
      </div>
      {draft.kind === 'timeOff' && (
        <ChipGroup
          label={people('offKind')}
          size="sm"
          value={draft.offKind}
          onChange={(offKind) => onChange({ offKind })}
          options={['' as const, ...OFF_KINDS].map((kind) => ({
            value: kind,
            label: people(`off.${kind || 'unsaid'}`),
          }))}
        />
      )}
      {canHaveHours && (
        <SwitchField
          label={t('onlyHours')}
          isOn={draft.hasHours}
          onChange={withToggleCue((hasHours) => onChange({ hasHours }))}
        />
      )}
      {canHaveHours && draft.hasHours && (
        <div className="grid grid-cols-2 gap-3">
          <TimeSpanFields
            labels={{ start: t('from'), end: t('to') }}
            start={draft.start}
            end={draft.end}
            onChange={onChange}
            errors={{ start: timeError('start'), end: timeError('end') }}
            nextDay={form('nextDay')}
          />
        </div>
      )}
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        value={draft.note}
        autoComplete="off"
        dir="auto"
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button onClick={onDone}>{isNew ? t('add') : t('change')}</Button>
      </div>
    </fieldset>
  );
}

function useFirstFocus(): RefObject<HTMLFieldSetElement | null> {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input:checked')?.focus();
    fields.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return fields;
}
