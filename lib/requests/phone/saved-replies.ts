import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { readSavedRequest, type SavedRequest } from './saved-request';

export interface SavedReplies {
  /** Oldest first; each number once. */
  readonly requests: readonly SavedRequest[];
  /** Unreadable entries, such as those of a newer version: written back unchanged. */
  readonly unread: readonly unknown[];
  readonly rest: Fields;
}

/** By workplace id. */
export type StoredReplies = Readonly<Record<string, unknown>>;

/** More than a person asks in a year; the oldest are dropped first. */
export const MAX_SAVED_REQUESTS = 100;

const NOTHING: SavedReplies = { requests: [], unread: [], rest: {} };

/** Cache: the same stored value gives the same object, to avoid rerenders. */
const readBefore = new WeakMap<object, SavedReplies>();

/** Empty if the stored value is malformed. */
export function savedRepliesOf(stored: StoredReplies, workplace: string): SavedReplies {
  const own = Object.hasOwn(stored, workplace) ? stored[workplace] : undefined;
  if (!isFields(own)) return NOTHING;
  const before = readBefore.get(own);
  if (before) return before;
  const read = understood(own);
  readBefore.set(own, read);
  return read;
}

function understood({ requests: entries, ...rest }: Fields): SavedReplies {
  const requests = new Map<string, SavedRequest>();
  const unread: unknown[] = [];
  for (const entry of Array.isArray(entries) ? entries : []) {
    const request = readSavedRequest(entry);
    if (!request) unread.push(entry);
    else if (!requests.has(request.asked.number)) requests.set(request.asked.number, request);
  }
  return { requests: [...requests.values()], unread: unread.slice(-MAX_SAVED_REQUESTS), rest };
}

/** Same object if unchanged. Removes a workplace without data. */
export function updateReplies(
  stored: StoredReplies,
  workplace: string,
  change: (kept: SavedReplies) => SavedReplies,
): StoredReplies {
  const before = savedRepliesOf(stored, workplace);
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
