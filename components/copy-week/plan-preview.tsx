'use client';

import { Info } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import { AnsweringButton } from '@/components/ui/dialog/answering-button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import type { WeekCopyPlan } from '@/lib/shifts/copy/copy-week';
import { CLASH_CHOICES, type ClashChoice, type SettledWeekCopy } from '@/lib/shifts/plan/settle-week-copy';
import type { Shift } from '@/lib/shifts/shift/shift';
import {
  keepBreakChoice,
  keepClashChoice,
  useBreakChoices,
  useClashChoice,
} from '@/stores/plans/plan-choices';
import { WeekPreview } from './week-preview';

/**
 * Preview of a plan by week, including shifts that are left out, and the choices for rule-breaking shifts.
 */
export function PlanPreview({ plan }: { plan: SettledWeekCopy }) {
  const t = useTranslations('copyWeek');
  const breaks = useBreakChoices('copyWeek');
  const { broken, weeks } = plan;
  return (
    <section aria-label={t('preview')}>
      <h3 className="pb-1.5 text-xs font-medium text-ink-2 phone:text-[13px]">{t('preview')}</h3>
      {weeks.length > 0 && (
        <ul className="max-h-[26rem] overflow-y-auto rounded-box border border-line-2 phone:max-h-none contrast:border-2">
          {weeks.map((week) => (
            <WeekPreview key={week.firstDay} week={week} plan={plan} />
          ))}
        </ul>
      )}
      <CopyNotes plan={plan} />
      <div className="pt-3">
        <PlanProblems
          title={broken.length > 0 ? t('allBreaking', { count: broken.length }) : undefined}
          settled={plan}
          choices={breaks}
          onChoose={(rule, choice) => keepBreakChoice('copyWeek', rule, choice)}
        />
      </div>
    </section>
  );
}

/**
 * Warns about unexpected results: employees who have left, and roles that have changed since the original
 * week.
 */
function CopyNotes({ plan }: { plan: WeekCopyPlan }) {
  const t = useTranslations('copyWeek');
  const names = useNames(plan.left);
  const notes = [
    plan.left.length > 0 && t('leftOut', { count: plan.left.length, people: names.count, names: names.text }),
    plan.newRoleCount > 0 && t('newRole', { count: plan.newRoleCount }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 pt-2 text-xs text-ink-2 phone:text-[13px]">
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-1.5">
          <Info aria-hidden="true" className="mt-px size-3.5 text-icon" />
          <span className="min-w-0 wrap-anywhere">{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** Distinct names, as a list in the current language. */
function useNames(shifts: readonly Shift[]): { readonly count: number; readonly text: string } {
  const calendar = useTranslations('calendar');
  const locale = useLocale();
  const names = new Set(shifts.map(({ employeeName }) => employeeName.trim() || calendar('openShift')));
  return { count: names.size, text: new Intl.ListFormat(locale).format(names) };
}

const CLASH_HINT: Readonly<Record<ClashChoice, 'skipHint' | 'replaceHint' | 'addHint' | 'openHint'>> = {
  skip: 'skipHint',
  replace: 'replaceHint',
  add: 'addHint',
  open: 'openHint',
};

/** The choice for planned shifts whose person already works at that time; remembered from one plan to the next. */
export function ClashField() {
  const t = useTranslations('copyWeek');
  const cover = useTranslations('cover');
  const clash = useClashChoice();
  return (
    <ChipGroup
      label={t('clash')}
      value={clash}
      options={CLASH_CHOICES.map((value) => ({
        value,
        label: value === 'open' ? cover('makeOpen') : t(value),
      }))}
      hint={t(CLASH_HINT[clash])}
      onChange={keepClashChoice}
    />
  );
}

interface PlanFooterProps {
  /** Gets the focus when the button is pressed while something is missing. */
  reason: RefObject<HTMLParagraphElement | null>;
  text: string | undefined;
  isIdle: boolean;
  submitLabel: string;
  onSubmit: () => void;
}

export function PlanFooter({ reason, text, isIdle, submitLabel, onSubmit }: PlanFooterProps) {
  return (
    <>
      <p
        ref={reason}
        tabIndex={-1}
        role="status"
        className="min-w-0 grow text-xs text-ink-2 outline-none phone:text-[13px]"
      >
        {text}
      </p>
      <AnsweringButton isIdle={isIdle} onClick={onSubmit}>
        {submitLabel}
      </AnsweringButton>
    </>
  );
}
