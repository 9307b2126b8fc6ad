import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { requestOf } from '@/lib/requests/team-request';
import { addDays, type LocalDate } from '@/lib/time/local-date';

export interface Seen {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isOlder: boolean;
  /** Whether the confirmation came through the person's personal link. */
  readonly isVerified: boolean;
}

/** In days after the week's first day. */
const DAYS_KEPT = 90;

/** The confirmations of the week as published at that moment, by employee id. */
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

/** Confirmations of the latest publication rank first, then confirmations through a personal link. */
function rankOf({ isOlder, isVerified }: Seen): number {
  return Number(!isOlder) * 2 + Number(isVerified);
}

export function outdatedSeen(requests: RequestRecords, today: LocalDate): readonly RequestRecord[] {
  const since = addDays(today, -DAYS_KEPT);
  return [...requests.values()].filter((record) => {
    const asked = record.state === 'noted' ? requestOf(record)?.asked : undefined;
    return asked?.kind === 'seen' && asked.firstDay < since;
  });
}
