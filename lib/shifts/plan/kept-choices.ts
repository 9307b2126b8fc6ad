import { RULE_NAMES } from '@/lib/rules/rule-break';
import { BREAK_CHOICES, type BreakChoice, type BreakChoices } from './break-choices';
import { CLASH_CHOICES, type ClashChoice } from './settle-week-copy';

/** Where planned shifts come from: each remembers its own choices. */
export type PlanSource = 'copyWeek' | 'copyShift' | 'import';

/** The choices as they are stored: by source, then by rule, or by `clash`. Names and choices of a newer build stay. */
export type KeptChoices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The chosen for each rule, as far as this build knows rule and choice. */
export function keptBreakChoices(kept: KeptChoices, source: PlanSource): BreakChoices {
  const chosen = kept[source] ?? {};
  return Object.fromEntries(
    RULE_NAMES.flatMap((rule) => {
      const choice = BREAK_CHOICES.find((one) => one === chosen[rule]);
      return choice ? [[rule, choice] as const] : [];
    }),
  );
}

/** The chosen for a copied week's shift whose person already works then; `skip` at first. */
export function keptClashChoice({ copyWeek }: KeptChoices): ClashChoice {
  return CLASH_CHOICES.find((one) => one === copyWeek?.clash) ?? 'skip';
}

/** The stored choices with that one. */
export function withChoice(
  kept: KeptChoices,
  source: PlanSource,
  name: string,
  choice: BreakChoice | ClashChoice,
): KeptChoices {
  return { ...kept, [source]: { ...kept[source], [name]: choice } };
}
