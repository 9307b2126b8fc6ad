import { parseJson } from '@/lib/saved-data/json/parse-json';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { HISTORY_STEPS } from '@/lib/shifts/change/history';
import { isPlain, netChange } from '@/lib/shifts/change/net-change';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { PendingChange } from '@/stores/browser-storage/database/schedule-database';
import { readLocalTexts } from './local-collections';
import { hashesOf } from './own-texts';
import type { StorageGateway } from './storage-gateway';

/** So many characters at most are kept where perhaps no database will ever ask for them. */
const MAX_UNASKED = 250_000;

/** From so many changes on, all but those that can still be undone are made fewer. */
const MAX_CHANGES = 2 * HISTORY_STEPS;

/** What was stored while there was no database, in order, for the next one that opens. */
export function readAway(gateway: StorageGateway): readonly PendingChange[] {
  return readStored(gateway).flatMap((stored) => {
    const change = readChange(stored);
    const since = typeof stored.since === 'number' ? stored.since : 0;
    return change ? [{ change, since, isAway: true }] : [];
  });
}

interface Base {
  /** The number of the last change of the log that the page knew. */
  readonly since: number;
  /** Whether there is a database that does not open, as far as the keys know. */
  readonly isDatabaseKnown: boolean;
}

/** `tooLong`: only where nothing says that there ever was a database. */
type Keeping = 'kept' | 'tooLong' | 'noRoom';

/**
 * Keeps these changes for the database; where there is no room for all, earlier edits of the same records are made one.
 * Where nothing says that there ever was a database they are to take little room from the collections: see `dropAllAway`.
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

/** The collections, written without what had no room here, are the truth: a database takes in all of them. */
export function dropAllAway(gateway: StorageGateway): void {
  gateway.remove('away');
  const stamp = { number: 0, ...hashesOf(readLocalTexts(gateway)) };
  if (!gateway.writeValue('stamp', stamp)) gateway.remove('stamp');
}

/** The log has them, or they are withdrawn. What cannot be read goes too, once the quarantine has the text. */
export function dropAway(gateway: StorageGateway, ids: readonly string[]): void {
  const text = gateway.read('away');
  if (text === null) return;
  const kept = readStored(gateway);
  const readable = kept.filter((stored) => readChange(stored));
  // Without room for it there, the key is never written.
  if (readable.length < kept.length) gateway.quarantine('away', text);
  const rest = readable.filter(({ id }) => !ids.includes(String(id)));
  if (rest.length === kept.length) return;
  if (rest.length === 0) gateway.remove('away');
  else write(gateway, rest);
}

/** As stored: checking all of it again with each edit would take longer than writing it. */
function readStored(gateway: StorageGateway): readonly Fields[] {
  const stored = parseJson(gateway.read('away') ?? '[]');
  return Array.isArray(stored) ? stored.filter(isFields) : [];
}

function write(gateway: StorageGateway, kept: readonly object[], max = Number.POSITIVE_INFINITY): Keeping {
  const text = JSON.stringify(kept);
  if (text.length > max) return 'tooLong';
  return gateway.write('away', text) ? 'kept' : 'noRoom';
}

/** What is kept, with neighbouring plain changes made one, except for the latest and those that could be withdrawn. */
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
