import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { requestOf } from '@/lib/requests/team-request';
import { addDays, type LocalDate } from '@/lib/time/local-date';

/** What somebody has answered of a week. */
export interface Seen {
  /** When they did, in epoch milliseconds. */
  readonly at: number;
  /** The week was published anew since. */
  readonly isOlder: boolean;
  /** It came by the person's own link. */
  readonly isVerified: boolean;
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
    const found = { at: request.madeAt, isOlder, isVerified: request.isVerified };
    if (!known || rankOf(found) > rankOf(known)) seen.set(record.employeeId, found);
  }
  return seen;
}

/** The week as it is published last counts more than an earlier one, and their own link more than another. */
function rankOf({ isOlder, isVerified }: Seen): number {
  return Number(!isOlder) * 2 + Number(isVerified);
}

/** The records of looks at weeks that are long over. */
export function outdatedSeen(requests: RequestRecords, today: LocalDate): readonly RequestRecord[] {
  const since = addDays(today, -DAYS_KEPT);
  return [...requests.values()].filter((record) => {
    const asked = record.state === 'noted' ? requestOf(record)?.asked : undefined;
    return asked?.kind === 'seen' && asked.firstDay < since;
  });
}
