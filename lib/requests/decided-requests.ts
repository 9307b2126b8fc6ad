import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isOpenRequest, type RequestRecord } from './request-record';

type RequestEntry = Extract<ChangeEntry, { kind: 'request' }>;

/** The ids of the requests that the change decides. Imports, and undos that reopen a request, decide none. */
export function decidedRequestIds({
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

export function isTooLate(stored: RequestRecord | undefined): boolean {
  return !stored || !isOpenRequest(stored);
}
