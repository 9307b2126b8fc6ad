import { isHardBreak } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useProblemsOfShift } from '@/stores/schedule/problems/problems';
import type { CardTexts } from './texts';

/** That something is wrong with a shift. */
export interface ProblemMark {
  /** In the colour of a refusal rather than of a warning. */
  readonly tone: 'Canceled' | 'Pending';
  /** What is wrong, in a few words: `Short rest, Over 40 h`. */
  readonly signs: string;
  /** The same as a sentence: `Warning: Short rest, Over 40 h`. */
  readonly words: string;
}

/**
 * What of a shift's problems its card shows; undefined for nothing. An open shift says on its own that nobody has it, and
 * an overlap that has a flag is not told twice.
 */
export function useProblemMark(
  shift: Shift,
  isOverlapping: boolean,
  texts: Pick<CardTexts, 'sign' | 'warning'>,
): ProblemMark | undefined {
  const problems = useProblemsOfShift(shift);
  if (problems.length === 0) return undefined;
  const breaks = problems.flatMap(({ parts }) =>
    parts.flatMap(({ shift: { id }, found }) =>
      id === shift.id && found && !(isOverlapping && found.rule === 'overlap') ? found : [],
    ),
  );
  if (breaks.length === 0) return undefined;
  const signs = [...new Set(breaks.map(texts.sign))].join(', ');
  return { tone: breaks.some(isHardBreak) ? 'Canceled' : 'Pending', signs, words: texts.warning(signs) };
}
