import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import { startOfWeek } from '@/lib/time/week';

export interface BrokenShift {
  readonly shift: Shift;
  readonly breaks: readonly RuleBreak[];
}

type ContextFor = (employeeName: string) => RuleContext;

/** The rules that the shift breaks after the change but not before. A new shift has no `before`. */
export function newBreaks(
  changed: Iterable<{ readonly before?: Shift; readonly after: Shift }>,
  contextBefore: ContextFor,
  contextAfter: ContextFor,
): readonly BrokenShift[] {
  const broken: BrokenShift[] = [];
  for (const { before, after } of changed) {
    const context = contextAfter(after.employeeName);
    const breaks = ruleBreaks(after, context);
    const keyOf = (shift: Shift, found: RuleBreak) => breakKey(shift, found, context);
    if (breaks.length === 0) continue;
    const known = new Set(
      before && ruleBreaks(before, contextBefore(before.employeeName)).map((found) => keyOf(before, found)),
    );
    const fresh = breaks.filter((found) => !known.has(keyOf(after, found)));
    if (fresh.length > 0) broken.push({ shift: after, breaks: fresh });
  }
  return broken;
}

/** A key that is equal for the same problem before and after, even if the number of hours or days differs. */
function breakKey(
  { employeeName, date }: Shift,
  found: RuleBreak,
  { weekStart }: Pick<RuleContext, 'weekStart'>,
): string {
  switch (found.rule) {
    case 'overlap':
      return `overlap ${employeeName} ${found.other.id}`;
    case 'rest':
      return `rest ${employeeName} ${found.side} ${found.neighbor.id}`;
    case 'closedDay':
      return `closedDay ${found.date}`;
    case 'minorHours':
    case 'dayHours':
    case 'employment':
    case 'minorLate':
      return `${found.rule} ${employeeName} ${date}`;
    case 'certificate':
      return `certificate ${employeeName} ${found.id}`;
    case 'ownHours':
    case 'weekHours':
      return `${found.rule} ${employeeName} ${startOfWeek(date, weekStart)}`;
    case 'availability':
      return `availability ${employeeName} ${found.date}`;
    case 'role':
      return `role ${employeeName} ${found.role}`;
    case 'daysRunning':
      return `daysRunning ${employeeName}`;
  }
}
