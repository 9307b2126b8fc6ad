import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isOpenRequest, type RequestRecord } from './request-record';

type RequestEntry = Extract<ChangeEntry, { kind: 'request' }>;

/**
 * The ids of the requests that the change decides: open before it, and something else after it. What takes a decision
 * back decides nothing, and neither does an import, which only says what became of them.
 */
export function decidedIn({
  entries,
  origin,
}: Pick<ScheduleChange, 'entries' | 'origin'>): readonly string[] {
  if (origin === 'import') return [];
  return entries
    .filter((entry): entry is RequestEntry => entry.kind === 'request')
    .flatMap(({ id, before, after }) =>
      before && after && isOpenRequest(before) && !isOpenRequest(after) ? [id] : [],
    );
}

/** Whether a change that decides the request comes too late: it is gone, or has been decided. */
export function isTooLate(stored: RequestRecord | undefined): boolean {
  return !stored || !isOpenRequest(stored);
}
