import type { RuleBreak, RuleName } from '@/lib/rules/rule-break';

/** What becomes of a new shift that would break a rule: it is added all the same, left out, or added as an open shift. */
export const BREAK_CHOICES = ['keep', 'skip', 'open'] as const;

export type BreakChoice = (typeof BREAK_CHOICES)[number];

/** The choice for each rule; a rule without one is `keep`. */
export type BreakChoices = { readonly [Rule in RuleName]?: BreakChoice };

/**
 * What can be chosen for shifts that break that rule. Open shifts are on a closed day as well, so nobody is helped by
 * another one.
 */
export function choicesFor(rule: RuleName): readonly BreakChoice[] {
  return rule === 'closedDay' ? ['keep', 'skip'] : BREAK_CHOICES;
}

/** What is chosen for the rule; `skip` where `open` is, and cannot be. */
export function choiceFor(rule: RuleName, choices: BreakChoices): BreakChoice {
  const choice = choices[rule] ?? 'keep';
  return choicesFor(rule).includes(choice) ? choice : 'skip';
}

/** What becomes of a shift, and by which of its breaks. */
export interface Fate {
  readonly choice: BreakChoice;
  readonly by: readonly RuleName[];
}

/** The strictest of what is chosen for its breaks: left out before made open, made open before kept. */
export function fateOf(breaks: readonly RuleBreak[], choices: BreakChoices): Fate {
  const rules = [...new Set(breaks.map(({ rule }) => rule))];
  const by = (choice: BreakChoice) => rules.filter((rule) => choiceFor(rule, choices) === choice);
  for (const choice of ['skip', 'open'] as const) {
    const found = by(choice);
    if (found.length > 0) return { choice, by: found };
  }
  return { choice: 'keep', by: [] };
}
