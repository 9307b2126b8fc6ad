import { RULE_NAMES } from '@/lib/rules/rule-break';
import { BREAK_CHOICES, type BreakChoice, type BreakChoices } from './break-choices';
import { CLASH_CHOICES, type ClashChoice } from './settle-week-copy';

export type PlanSource = 'copyWeek' | 'copyShift' | 'import';

/** The stored choices: by source, then by rule, or by `clash`. Names and choices of a newer build stay. */
export type KeptChoices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The choice for each rule; ignores rules and choices unknown to this build. */
export function keptBreakChoices(kept: KeptChoices, source: PlanSource): BreakChoices {
  const chosen = kept[source] ?? {};
  return Object.fromEntries(
    RULE_NAMES.flatMap((rule) => {
      const choice = BREAK_CHOICES.find((one) => one === chosen[rule]);
      return choice ? [[rule, choice] as const] : [];
    }),
  );
}

/** The stored choice, or `skip` by default. */
export function keptClashChoice({ copyWeek }: KeptChoices): ClashChoice {
  return CLASH_CHOICES.find((one) => one === copyWeek?.clash) ?? 'skip';
}

export function withChoice(
  kept: KeptChoices,
  source: PlanSource,
  name: string,
  choice: BreakChoice | ClashChoice,
): KeptChoices {
  return { ...kept, [source]: { ...kept[source], [name]: choice } };
}
