import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { type KeptRequest, readKeptRequest } from './kept-request';

export interface KeptReplies {
  /** Oldest first; each number once. */
  readonly requests: readonly KeptRequest[];
  /** Unreadable entries, such as those of a newer version: written back unchanged. */
  readonly unread: readonly unknown[];
  readonly rest: Fields;
}

/** By workplace id. */
export type StoredReplies = Readonly<Record<string, unknown>>;

/** More than a person asks in a year; the oldest are dropped first. */
export const MAX_KEPT = 100;

const NOTHING: KeptReplies = { requests: [], unread: [], rest: {} };

/** Cache: the same stored value gives the same object, to avoid rerenders. */
const readBefore = new WeakMap<object, KeptReplies>();

/** Empty if the stored value is malformed. */
export function keptOf(stored: StoredReplies, workplace: string): KeptReplies {
  const own = Object.hasOwn(stored, workplace) ? stored[workplace] : undefined;
  if (!isFields(own)) return NOTHING;
  const before = readBefore.get(own);
  if (before) return before;
  const read = understood(own);
  readBefore.set(own, read);
  return read;
}

function understood({ requests: entries, ...rest }: Fields): KeptReplies {
  const requests = new Map<string, KeptRequest>();
  const unread: unknown[] = [];
  for (const entry of Array.isArray(entries) ? entries : []) {
    const request = readKeptRequest(entry);
    if (!request) unread.push(entry);
    else if (!requests.has(request.asked.number)) requests.set(request.asked.number, request);
  }
  return { requests: [...requests.values()], unread: unread.slice(-MAX_KEPT), rest };
}

/** Same object if unchanged. Removes a workplace without data. */
export function withKept(
  stored: StoredReplies,
  workplace: string,
  change: (kept: KeptReplies) => KeptReplies,
): StoredReplies {
  const before = keptOf(stored, workplace);
  const after = change(before);
  if (after === before) return stored;
  const { [workplace]: _before, ...others } = stored;
  const { requests, unread, rest } = after;
  const isEmpty = requests.length + unread.length + Object.keys(rest).length === 0;
  // Not as a literal: `__proto__` would set the prototype.
  return isEmpty
    ? others
    : Object.fromEntries([
        ...Object.entries(others),
        [workplace, { ...rest, requests: [...unread, ...requests] }],
      ]);
}
