'use client';

import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import { LaterWords } from '@/components/parts/later-words';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { RULE_NAMES, type RuleName } from '@/lib/rules/rule-break';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { type BreakChoice, type BreakChoices, choiceFor, choicesFor } from '@/lib/shifts/plan/break-choices';
import type { SettledPlan } from '@/lib/shifts/plan/settle-plan';

interface PlanProblemsProps {
  /** How many shifts break a rule after the choices; undefined for none. */
  title: string | undefined;
  /** The breaks before the choices, and their outcome. */
  settled: Pick<SettledPlan, 'found' | 'skipped' | 'opened'>;
  choices: BreakChoices;
  onChoose: (rule: RuleName, choice: BreakChoice) => void;
  /** Names shifts by day, if all have the same person and time. */
  isByDay?: boolean;
}

/** Renders nothing without breaks. */
export function PlanProblems(props: PlanProblemsProps) {
  const { title, isByDay } = props;
  const { found } = props.settled;
  return (
    <div className={found.length > 0 ? 'flex flex-col gap-3' : 'hidden'}>
      <p role="status" className="tnum text-sm font-semibold">
        {found.length > 0 &&
          (title ?? (
            <LaterWords>
              <AllSettled />
            </LaterWords>
          ))}
      </p>
      {found.length > 0 && (
        <LaterWords fallback={<BrokenShifts broken={found} isByDay={isByDay} />}>
          {RULE_NAMES.map((rule) => (
            <ProblemKind key={rule} {...props} rule={rule} />
          ))}
        </LaterWords>
      )}
    </div>
  );
}

function AllSettled() {
  return useTranslations('plans')('settled');
}

interface ProblemKindProps extends PlanProblemsProps {
  rule: RuleName;
}

function ProblemKind({ rule, settled, choices, onChoose, isByDay }: ProblemKindProps) {
  const t = useTranslations('plans');
  const labels = useChoiceLabels();
  const broken = settled.found.flatMap(({ shift, breaks }): readonly BrokenShift[] => {
    const ruleBreaks = breaks.filter((found) => found.rule === rule);
    return ruleBreaks.length > 0 ? [{ shift, breaks: ruleBreaks }] : [];
  });
  if (broken.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <ChipGroup
        label={t('kindCount', { kind: t('kind', { rule }), count: broken.length })}
        value={choiceFor(rule, choices)}
        options={choicesFor(rule).map((value) => ({ value, label: labels[value] }))}
        size="sm"
        onChange={(choice) => onChoose(rule, choice)}
      />
      <SettledCounts rule={rule} settled={settled} />
      <BrokenShifts broken={broken} isByDay={isByDay} />
    </div>
  );
}

function SettledCounts({ rule, settled }: Pick<ProblemKindProps, 'rule' | 'settled'>) {
  const t = useTranslations('plans');
  const week = useTranslations('copyWeek');
  const countOf = (key: 'skipped' | 'opened') => settled[key].filter(({ by }) => by.includes(rule)).length;
  const counts = [
    countOf('skipped') > 0 && week('skipped', { count: countOf('skipped') }),
    countOf('opened') > 0 && t('opened', { count: countOf('opened') }),
  ].filter((text) => text !== false);
  if (counts.length === 0) return null;
  return <p className="tnum text-xs text-ink-2 phone:text-[13px]">{counts.join(' · ')}</p>;
}

function useChoiceLabels(): Readonly<Record<BreakChoice, string>> {
  const rules = useTranslations('rules');
  const week = useTranslations('copyWeek');
  const cover = useTranslations('cover');
  return { keep: rules('addAnyway'), skip: week('skip'), open: cover('makeOpen') };
}
