'use client';

import { Repeat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import type { ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import type { Shift } from '@/lib/shifts/shift/shift';
import { keepBreakChoice, useBreakChoices } from '@/stores/plans/plan-choices';
import { CustomRule } from './custom-rule';
import type { RepeatForm } from './use-repeat';
import { useRuleWords } from './use-rule-words';
import { useSeriesPlan } from './use-series-plan';

interface RepeatFieldProps {
  form: RepeatForm;
  draft: ShiftDraft;
  shift: Shift | undefined;
}

/** Whether and how a shift repeats, in a sentence, and what that makes. */
export function RepeatField(props: RepeatFieldProps) {
  return (
    <LaterWords>
      <Fields {...props} />
    </LaterWords>
  );
}

function Fields({ form, draft, shift }: RepeatFieldProps) {
  const t = useTranslations('series');
  const { kind, weekdays } = form.draft;
  return (
    <div className="flex flex-col gap-3">
      <ChipGroup
        label={t('repeats')}
        value={kind}
        onChange={(chosen) => {
          // A rule of one's own begins as what was chosen before.
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

/** What the rule of the form says. */
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
