import { nameKey } from '@/lib/employees/employee';
import { isSampleId } from '@/lib/sample/is-sample';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isSeries } from '@/lib/templates/template';

/**
 * Whether the change is a person adding shifts by hand: one through a form or a template, or the shifts of one person's
 * day, which are typed at once ("9-1, 5-9") into a cell of the grid; or one that repeats. More at once, for several people
 * or days, come from elsewhere: a file, a backup, a copy.
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
