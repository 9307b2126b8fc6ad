import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { requestOf } from '@/lib/requests/team-request';
import { addDays, type LocalDate } from '@/lib/time/local-date';

/** What somebody has answered of a week. */
export interface Seen {
  /** When they did, in epoch milliseconds. */
  readonly at: number;
  /** The week was published anew since. */
  readonly isOlder: boolean;
}

/** A look at a week is kept this long after its first day, in days. */
const DAYS_KEPT = 90;

/** Who has seen the week that begins then, as published at that moment, by the employee's id. */
export function seenBy(
  requests: RequestRecords,
  firstDay: LocalDate,
  publishedAt: number,
): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const record of requests.values()) {
    const request = requestOf(record);
    if (request?.asked.kind !== 'seen' || request.asked.firstDay !== firstDay) continue;
    const isOlder = request.asked.publishedAt < publishedAt;
    const known = seen.get(record.employeeId);
    if (!known || (known.isOlder && !isOlder)) seen.set(record.employeeId, { at: request.madeAt, isOlder });
  }
  return seen;
}

/** The records of looks at weeks that are long over. */
export function outdatedSeen(requests: RequestRecords, today: LocalDate): readonly RequestRecord[] {
  const since = addDays(today, -DAYS_KEPT);
  return [...requests.values()].filter((record) => {
    const asked = record.state === 'noted' ? requestOf(record)?.asked : undefined;
    return asked?.kind === 'seen' && asked.firstDay < since;
  });
}
