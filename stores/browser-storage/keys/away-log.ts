import { parseJson } from '@/lib/saved-data/json/parse-json';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { HISTORY_STEPS } from '@/lib/shifts/change/history';
import { isPlain, netChange } from '@/lib/shifts/change/net-change';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { PendingChange } from '@/stores/browser-storage/database/schedule-database';
import { readLocalTexts } from './local-collections';
import type { StorageGateway } from './storage-gateway';
import { hashesOf } from './text-stamp';

/** Maximum characters to store if there may never be a database to read them. */
const MAX_UNASKED = 250_000;

/** From this many changes on, all but the undoable ones are compacted. */
const MAX_CHANGES = 2 * HISTORY_STEPS;

/** Changes stored while there was no database, in order, for the next database that opens. */
export function readAway(gateway: StorageGateway): readonly PendingChange[] {
  return readStored(gateway).flatMap((stored) => {
    const change = readChange(stored);
    const since = typeof stored.since === 'number' ? stored.since : 0;
    return change ? [{ change, since, isAway: true }] : [];
  });
}

interface Base {
  /** The number of the last log change that the page knew. */
  readonly since: number;
  /** Whether the keys or the page know of a database, even if it does not open. */
  readonly isDatabaseKnown: boolean;
}

/** `tooLong` only occurs if no database is known. */
type Keeping = 'kept' | 'tooLong' | 'noRoom';

/**
 * Stores these changes for the database. If there is no space for all, merges earlier edits of the same
 * record. If no database is known, the changes may take only little space from the collections: see
 * `dropAllAway`.
 */
export function keepAway(
  gateway: StorageGateway,
  changes: readonly ScheduleChange[],
  { since, isDatabaseKnown }: Base,
): Keeping {
  const kept = readStored(gateway);
  const known = new Set(kept.map(({ id }) => id));
  const added = changes.filter(({ id }) => !known.has(id)).map((change) => ({ ...change, since }));
  if (added.length === 0) return 'kept';
  const max = isDatabaseKnown ? Number.POSITIVE_INFINITY : MAX_UNASKED;
  const shorter = (latestCount: number) => compacted(readAway(gateway), changes, latestCount);
  const isLong = kept.length >= MAX_CHANGES;
  const keeping = write(gateway, [...(isLong ? shorter(HISTORY_STEPS) : kept), ...added], max);
  return keeping === 'kept' ? keeping : write(gateway, [...shorter(0), ...added], max);
}

/**
 * Drops all changes stored for a database. The collections are then the source of truth, and a database
 * imports the collections as a whole.
 */
export function dropAllAway(gateway: StorageGateway): void {
  gateway.remove('away');
  const stamp = { number: 0, ...hashesOf(readLocalTexts(gateway)) };
  if (!gateway.writeValue('stamp', stamp)) gateway.remove('stamp');
}

/** Removes changes that the log has, or that were withdrawn, and unreadable ones once the quarantine has their text. */
export function dropAway(gateway: StorageGateway, ids: readonly string[]): void {
  const text = gateway.read('away');
  if (text === null) return;
  const kept = readStored(gateway);
  const readable = kept.filter((stored) => readChange(stored));
  // If the quarantine has no space for the text, the key is never overwritten.
  if (readable.length < kept.length) gateway.quarantine('away', text);
  const rest = readable.filter(({ id }) => !ids.includes(String(id)));
  if (rest.length === kept.length) return;
  if (rest.length === 0) gateway.remove('away');
  else write(gateway, rest);
}

/** Does not validate the records: validating all of them on each edit would take longer than the write. */
function readStored(gateway: StorageGateway): readonly Fields[] {
  const stored = parseJson(gateway.read('away') ?? '[]');
  return Array.isArray(stored) ? stored.filter(isFields) : [];
}

function write(gateway: StorageGateway, kept: readonly object[], max = Number.POSITIVE_INFINITY): Keeping {
  const text = JSON.stringify(kept);
  if (text.length > max) return 'tooLong';
  return gateway.write('away', text) ? 'kept' : 'noRoom';
}

/** Merges neighboring plain changes, except the latest ones and those that could be withdrawn. */
function compacted(
  kept: readonly PendingChange[],
  apart: readonly ScheduleChange[],
  latestCount: number,
): readonly object[] {
  const ids = new Set(apart.map(({ id }) => id));
  const isFree = ({ change }: PendingChange) => isPlain(change) && !ids.has(change.id);
  const split = Math.max(0, kept.length - latestCount);
  const runs: PendingChange[][] = [];
  for (const each of kept.slice(0, split)) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && isFree(last) && isFree(each) && last.since === each.since;
    if (isNext) runs.at(-1)?.push(each);
    else runs.push([each]);
  }
  const net = runs.flatMap((run) => {
    const [first] = run;
    if (!first || run.length === 1) return run;
    const change = netChange(run.map((each) => each.change));
    return change ? [{ ...first, change }] : [];
  });
  return [...net, ...kept.slice(split)].map(({ change, since }) => ({ ...change, since }));
}
