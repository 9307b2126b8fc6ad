import type { RuleBreak, RuleName } from '@/lib/rules/rule-break';

export const BREAK_CHOICES = ['keep', 'skip', 'open'] as const;

export type BreakChoice = (typeof BREAK_CHOICES)[number];

/** A rule without a choice is `keep`. */
export type BreakChoices = { readonly [Rule in RuleName]?: BreakChoice };

/** A closed day also closes open shifts, so `open` does not help. */
export function choicesFor(rule: RuleName): readonly BreakChoice[] {
  return rule === 'closedDay' ? ['keep', 'skip'] : BREAK_CHOICES;
}

/** The choice for the rule; `skip` if `open` is chosen but not offered. */
export function choiceFor(rule: RuleName, choices: BreakChoices): BreakChoice {
  const choice = choices[rule] ?? 'keep';
  return choicesFor(rule).includes(choice) ? choice : 'skip';
}

export interface AppliedChoice {
  readonly choice: BreakChoice;
  readonly by: readonly RuleName[];
}

/** The strictest choice of the broken rules: `skip` before `open` before `keep`. */
export function strictestChoice(breaks: readonly RuleBreak[], choices: BreakChoices): AppliedChoice {
  const rules = [...new Set(breaks.map(({ rule }) => rule))];
  const by = (choice: BreakChoice) => rules.filter((rule) => choiceFor(rule, choices) === choice);
  for (const choice of ['skip', 'open'] as const) {
    const found = by(choice);
    if (found.length > 0) return { choice, by: found };
  }
  return { choice: 'keep', by: [] };
}
