'use client';

import { Repeat } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { FieldMessage } from '@/components/ui/fields/field-message';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import type { Repeating } from '@/lib/series/edit-series';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { type ShiftDraft, shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isoWeekday } from '@/lib/time/local-date';
import { keepBreakChoice, useBreakChoices } from '@/stores/plans/plan-choices';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { newSeriesPlan, type SeriesPlan } from '@/stores/series/series-plan';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import type { RepeatForm } from './use-repeat';
import { sampleWeek, useRuleWords } from './use-rule-words';

interface RepeatFieldProps {
  form: RepeatForm;
  draft: ShiftDraft;
  shift: Shift | undefined;
}

/** Whether and how a shift repeats, as a sentence, with the resulting shifts. */
export const RepeatField = withLaterWords(Fields);

function Fields({ form, draft, shift }: RepeatFieldProps) {
  const t = useTranslations('series');
  const { kind, weekdays } = form.draft;
  return (
    <div className="flex flex-col gap-3">
      <ChipGroup
        label={t('repeats')}
        value={kind}
        onChange={(chosen) => {
          // A custom rule starts from the previous choice.
          const begun = chosen === 'custom' && weekdays.length === 0;
          form.change({ kind: chosen, ...(begun && { weekdays: [...form.weekdays] }) });
        }}
        options={(['none', 'weekly', 'custom'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {kind === 'custom' && <CustomRule form={form} />}
      {form.isOccurrence && kind === 'none' && <Hint text={t('stopHint')} />}
      {form.isOccurrence ? <Sentence form={form} /> : <NewSeries form={form} draft={draft} shift={shift} />}
    </div>
  );
}

function Hint({ text }: { text: string }) {
  return <p className="text-xs text-ink-2 phone:text-[13px]">{text}</p>;
}

function Sentence({ form: { rule } }: Pick<RepeatFieldProps, 'form'>) {
  const words = useRuleWords();
  return rule && <RuleLine text={words(rule)} />;
}

function RuleLine({ text }: { text: string }) {
  return (
    <p role="status" className="tnum flex items-start gap-2 text-sm text-ink">
      <Repeat aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-icon" />
      {text}
    </p>
  );
}

function NewSeries({ form, draft, shift }: RepeatFieldProps) {
  const t = useTranslations('series');
  const words = useRuleWords();
  const plan = useSeriesPlan(draft, shift, form.repeating);
  const choices = useBreakChoices('copyShift');
  if (!plan || !form.rule) return null;
  const breaking = plan.broken.length;
  return (
    <>
      <div className="flex flex-col gap-1">
        <RuleLine text={t('made', { rule: words(form.rule), count: plan.shiftCount })} />
        {form.rule.until === undefined && <Hint text={t('later')} />}
      </div>
      <PlanProblems
        title={breaking > 0 ? t('breaking', { count: breaking }) : undefined}
        settled={plan}
        choices={choices}
        onChoose={(rule, choice) => keepBreakChoice('copyShift', rule, choice)}
        isByDay
      />
    </>
  );
}

/** Undefined while the draft is not a valid shift, or not a series. */
function useSeriesPlan(
  draft: ShiftDraft,
  shift: Shift | undefined,
  repeating: Repeating,
): SeriesPlan | undefined {
  const schedule = useSchedule((state) => state.schedule);
  const settings = useRuleSettings();
  const choices = useBreakChoices('copyShift');
  const today = useUi((state) => state.today);
  return useMemo(() => {
    if (typeof repeating === 'string') return undefined;
    const made = shiftFromDraft(draft, shift?.id ?? '', schedule.employees.values());
    if (!made.isOk) return undefined;
    const after = { ...shift, ...made.value };
    const saved = { schedule, before: shift, after, repeating, scope: 'this', today } as const;
    return newSeriesPlan({ ...saved, newId: placeholderIds() }, settings, choices);
  }, [draft, shift, repeating, schedule, settings, choices, today]);
}

/** A custom rule: every n weeks, on these weekdays, until a day or forever. */
function CustomRule({ form }: { form: RepeatForm }) {
  const t = useTranslations('series');
  const formats = useFormats();
  const id = useId();
  const today = useUi((state) => state.today);
  const weekStart = useSetting(weekStartSetting);
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
        // The weekday checkboxes share one refusal.
        data-refused={refusals.includes('weekdays') || undefined}
      >
        <CheckChips
          label={t('weekdays')}
          options={sampleWeek(weekStart).map((date) => ({
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
