import { isFields } from '@/lib/saved-data/records/fields';
import { isOpenRequest, type RequestRecord, type RequestRecords } from './request-record';

/** So many requests that do not wait any more are kept beside the database. */
const MOST_CLOSED = 200;

/** All that are open, and of the others the latest, at most 200; one that does not say when it came counts as old. */
export function latestRequests(records: RequestRecords): readonly RequestRecord[] {
  const all = [...records.values()];
  const closed = all.filter((request) => !isOpenRequest(request));
  if (closed.length <= MOST_CLOSED) return all;
  const latest = new Set(closed.sort((one, other) => cameAt(other) - cameAt(one)).slice(0, MOST_CLOSED));
  return all.filter((request) => isOpenRequest(request) || latest.has(request));
}

/** Epoch milliseconds. */
function cameAt({ facts }: RequestRecord): number {
  return isFields(facts) && typeof facts.at === 'number' ? facts.at : 0;
}
