import { isFields } from '@/lib/saved-data/records/fields';
import { isOpenRequest, type RequestRecord, type RequestRecords } from './request-record';

/** Closed requests kept outside of the database. */
const MAX_CLOSED = 200;

/** All open requests and the latest 200 other requests; undated requests count as old. */
export function latestRequests(records: RequestRecords): readonly RequestRecord[] {
  const all = [...records.values()];
  const closed = all.filter((request) => !isOpenRequest(request));
  if (closed.length <= MAX_CLOSED) return all;
  const latest = new Set(closed.sort((one, other) => cameAt(other) - cameAt(one)).slice(0, MAX_CLOSED));
  return all.filter((request) => isOpenRequest(request) || latest.has(request));
}

/** Epoch milliseconds. */
function cameAt({ facts }: RequestRecord): number {
  return isFields(facts) && typeof facts.at === 'number' ? facts.at : 0;
}
