import { nameKey } from '@/lib/employees/employee';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { concernedShifts } from './concerned-shifts';
import type { Problem, ProblemKind, ProblemPart } from './problem';

/** The dates are in calendar order. Uses each shift's spelling, since two people may share a key. */
export function personProblems(
  name: string,
  dates: readonly LocalDate[],
  contextFor: (employeeName: string) => RuleContext,
): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const date of dates) {
    for (const shift of contextFor(name).shiftsOn(date)) {
      const context = contextFor(shift.employeeName);
      for (const found of ruleBreaks(shift, context)) {
        const part: ProblemPart = { shift, found };
        const kind = kindOf(shift, found);
        const { anchor, owner, shifts } = concernedShifts(shift, found, context);
        const { employee } = contextFor(owner.employeeName);
        // By id, so that a rename keeps the problem.
        const personKey = employee?.id ?? nameKey(name);
        const person = employee?.name ?? owner.employeeName;
        const key = `${kind} ${personKey} ${anchor}`;
        const known = problems.get(key);
        const shiftIds = shifts.map(({ id }) => id);
        problems.set(
          key,
          known
            ? { ...known, parts: [...known.parts, part] }
            : { key, kind, person, date, parts: [part], shiftIds, size: sizeOf(found) },
        );
      }
    }
  }
  return [...problems.values()];
}

function kindOf({ role }: Shift, found: RuleBreak): ProblemKind {
  return found.rule === 'overlap' && found.other.role !== role ? 'doubleBooked' : found.rule;
}

function sizeOf(found: RuleBreak): number {
  if (found.rule === 'rest') return found.restHours * HOUR_MINUTES - found.minutes;
  if ('minutes' in found) return found.minutes;
  return 'days' in found ? found.days : 0;
}
