import type { RuleBreak, RuleName } from '@/lib/rules/rule-break';

/** What becomes of a new shift that would break a rule: it is added all the same, left out, or added as an open shift. */
export const BREAK_CHOICES = ['keep', 'skip', 'open'] as const;

export type BreakChoice = (typeof BREAK_CHOICES)[number];

/** The choice for each rule; a rule without one is `keep`. */
export type BreakChoices = { readonly [Rule in RuleName]?: BreakChoice };

/** What becomes of a shift, and by which of its breaks. */
export interface Fate {
  readonly choice: BreakChoice;
  readonly by: readonly RuleName[];
}

/** The strictest of what is chosen for its breaks: left out before made open, made open before kept. */
export function fateOf(breaks: readonly RuleBreak[], choices: BreakChoices): Fate {
  const rules = [...new Set(breaks.map(({ rule }) => rule))];
  const by = (choice: BreakChoice) => rules.filter((rule) => (choices[rule] ?? 'keep') === choice);
  for (const choice of ['skip', 'open'] as const) {
    const found = by(choice);
    if (found.length > 0) return { choice, by: found };
  }
  return { choice: 'keep', by: [] };
}
