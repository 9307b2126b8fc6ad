import { isSampleId } from '@/lib/sample/is-sample';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';

/**
 * Whether a person has added a shift by this change, through a form or a template. What brings several at once is
 * taken in from elsewhere: to copy, one must have a shift already.
 */
export function addsOwnShift({ entries, origin = 'edit' }: ScheduleChange): boolean {
  if (origin !== 'edit') return false;
  const added = entries.filter((entry) => entry.kind === 'shift' && !entry.before && entry.after);
  return added.length === 1 && added.every(({ id }) => !isSampleId(id));
}
