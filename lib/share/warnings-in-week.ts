import type { Problem } from '@/lib/rules/problems/problem';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { hash32 } from '@/lib/text-hash';
import type { SharedWeek } from './shared-week';

/** Each shift once with all its breaks. Only for the manager, never in links. */
export function warningsInWeek({ people }: SharedWeek, problems: readonly Problem[]): readonly BrokenShift[] {
  const keys = new Set(people.flatMap(({ shifts }) => shifts.map(({ key }) => key)));
  const broken = new Map<string, BrokenShift>();
  for (const { shift, found } of problems.flatMap(({ parts }) => parts)) {
    if (!found || !keys.has(hash32(shift.id))) continue;
    broken.set(shift.id, { shift, breaks: [...(broken.get(shift.id)?.breaks ?? []), found] });
  }
  return [...broken.values()];
}
