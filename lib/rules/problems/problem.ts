import { RULE_NAMES, type RuleBreak, type RuleName } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';

/** `doubleBooked` is an overlap of two roles. */
export type ProblemKind = RuleName | 'doubleBooked' | 'open';

/** In display order, most serious first. */
export const PROBLEM_KINDS: readonly ProblemKind[] = [
  ...RULE_NAMES.flatMap((name): readonly ProblemKind[] =>
    name === 'overlap' ? [name, 'doubleBooked'] : [name],
  ),
  'open',
];

export interface ProblemPart {
  readonly shift: Shift;
  /** Undefined for an open shift that breaks no rule. */
  readonly found: RuleBreak | undefined;
}

export interface Problem {
  /** Identifies one problem of one person, regardless of the checked dates. */
  readonly key: string;
  readonly kind: ProblemKind;
  /** The name on the team, else as in the shift; empty for an open shift. */
  readonly person: string;
  /** The first of the checked dates that the problem concerns. */
  readonly date: LocalDate;
  /** The parts on the checked dates, in calendar order; the first part represents the problem. */
  readonly parts: readonly ProblemPart[];
  /** In calendar order, including other days. */
  readonly shiftIds: readonly string[];
  /** Severity: minutes of the week, consecutive days, missing minutes of rest, or 0. */
  readonly size: number;
}

/** Keeps only the shifts on the dates. */
export function problemsOn(problems: readonly Problem[], dates: readonly LocalDate[]): readonly Problem[] {
  const isAsked = new Set(dates);
  return problems.flatMap((problem): readonly Problem[] => {
    const parts = problem.parts.filter(({ shift }) => isAsked.has(shift.date));
    if (parts.length === problem.parts.length) return [problem];
    const [first] = parts;
    return first ? [{ ...problem, parts, date: first.shift.date }] : [];
  });
}

export interface IgnoredProblem {
  readonly key: string;
  /** May be empty. */
  readonly reason: string;
  readonly date: LocalDate;
  /** The size when dismissed: a worse problem is shown again. */
  readonly size: number;
}

/** Dismissals are dropped after this many days. */
const KEPT_DAYS = 56;

/** The dismissal of the problem; undefined if the problem is not dismissed or has become worse. */
export function ignoredOf(
  { key, size }: Problem,
  ignored: readonly IgnoredProblem[],
): IgnoredProblem | undefined {
  return ignored.find((one) => one.key === key && size <= one.size);
}

/** Adds a dismissal. Drops dismissals more than eight weeks older than today, or than a past problem. */
export function withIgnored<Kept extends IgnoredProblem>(
  ignored: readonly Kept[],
  { key, date, size }: Problem,
  reason: string,
  today: LocalDate,
): readonly (Kept | IgnoredProblem)[] {
  const oldest = addDays(date < today ? date : today, -KEPT_DAYS);
  const others = ignored.filter((one) => one.key !== key && one.date >= oldest);
  return [...others, { key, reason: reason.trim(), date, size }];
}
