import { nameKey } from '@/lib/employees/employee';
import { isSampleId } from '@/lib/sample/is-sample';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isSeries } from '@/lib/templates/template';

/**
 * Whether a person added shifts by hand, including one person's day in the grid ("9-1, 5-9") and repeating
 * shifts. Other groups of shifts come from a file, backup or copy.
 */
export function addsOwnShift({ entries, origin = 'edit' }: ScheduleChange): boolean {
  if (origin !== 'edit') return false;
  const added = entries.flatMap((entry) =>
    entry.kind === 'shift' && !entry.before && entry.after ? [entry.after] : [],
  );
  if (added.some(({ id }) => isSampleId(id))) return false;
  const beginsSeries = entries.some(
    (entry) => entry.kind === 'template' && !entry.before && entry.after && isSeries(entry.after),
  );
  if (added.length > 0 && beginsSeries) return true;
  const cells = new Set(added.map(({ employeeName, date }) => `${date} ${nameKey(employeeName)}`));
  return cells.size === 1 && (added.length === 1 || entries.length === added.length);
}
