import { RULE_NAMES, type RuleBreak, type RuleName } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** A broken rule; two roles at the same time, which is an overlap of its own name; or a shift that nobody has. */
export type ProblemKind = RuleName | 'doubleBooked' | 'open';

/** Most serious first: the order in which problems are listed. */
export const PROBLEM_KINDS: readonly ProblemKind[] = [
  ...RULE_NAMES.flatMap((name): readonly ProblemKind[] =>
    name === 'overlap' ? [name, 'doubleBooked'] : [name],
  ),
  'open',
];

/** One shift of a problem, and how the problem looks from it. */
export interface ProblemPart {
  readonly shift: Shift;
  /** Undefined where the shift breaks no rule: it is open. */
  readonly found: RuleBreak | undefined;
}

/** Something that is wrong with the schedule as it stands, told once however many shifts it concerns. */
export interface Problem {
  /** Stays the same as long as it is the same problem of the same person, whatever days are asked about. */
  readonly key: string;
  readonly kind: ProblemKind;
  /** The person's name as on the team, else as the shift spells it; empty when it is nobody's. */
  readonly person: string;
  /** The first of the days asked about that it concerns. */
  readonly date: LocalDate;
  /** Its shifts on the days asked about, in calendar order; the first speaks for it. */
  readonly parts: readonly ProblemPart[];
  /** All shifts that it concerns, in calendar order, those of other days too. */
  readonly shiftIds: readonly string[];
  /** How bad it is, comparable with itself alone: minutes of the week, days running, minutes of rest missing, or 0. */
  readonly size: number;
}

/** Those of the problems that concern the dates, each with the shifts on them alone. */
export function problemsOn(problems: readonly Problem[], dates: readonly LocalDate[]): readonly Problem[] {
  const isAsked = new Set(dates);
  return problems.flatMap((problem): readonly Problem[] => {
    const parts = problem.parts.filter(({ shift }) => isAsked.has(shift.date));
    if (parts.length === problem.parts.length) return [problem];
    const [first] = parts;
    return first ? [{ ...problem, parts, date: first.shift.date }] : [];
  });
}
