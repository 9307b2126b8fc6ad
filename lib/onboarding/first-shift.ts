import { isSampleId } from '@/lib/sample/is-sample';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';

/**
 * Whether the change is a person adding a shift through a form or a template. Several at once come from elsewhere:
 * copying requires an existing shift.
 */
export function addsOwnShift({ entries, origin = 'edit' }: ScheduleChange): boolean {
  if (origin !== 'edit') return false;
  const added = entries.filter((entry) => entry.kind === 'shift' && !entry.before && entry.after);
  return added.length === 1 && added.every(({ id }) => !isSampleId(id));
}
