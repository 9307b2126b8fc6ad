import { parseJson } from '@/lib/saved-data/json/parse-json';
import { isFields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { HISTORY_STEPS } from '@/lib/shifts/change/history';
import { isPlain, netChange } from '@/lib/shifts/change/net-change';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { PendingChange } from '@/stores/browser-storage/database/schedule-database';
import type { StorageGateway } from './storage-gateway';

/** So many characters at most are kept where perhaps no database will ever ask for them. */
const MAX_UNASKED = 250_000;

/** What was stored while there was no database, in order, for the next one that opens. */
export function readAway(gateway: StorageGateway): readonly PendingChange[] {
  const stored = parseJson(gateway.read('away') ?? '[]');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    const change = readChange(each);
    const since = isFields(each) && typeof each.since === 'number' ? each.since : 0;
    return change ? [{ change, since, isAway: true }] : [];
  });
}

interface Base {
  /** The number of the last change of the log that the page knew. */
  readonly since: number;
  /** Whether there is a database that does not open, as far as the keys know. */
  readonly isDatabaseKnown: boolean;
}

/**
 * Keeps these changes for the database; false if there is no room, even with earlier edits of the same records made one.
 * Where nothing says that there ever was a database, the collections are the truth: what has no room, or would take much
 * of theirs, is not kept.
 */
export function keepAway(
  gateway: StorageGateway,
  changes: readonly ScheduleChange[],
  { since, isDatabaseKnown }: Base,
): boolean {
  const kept = readAway(gateway);
  const known = new Set(kept.map(({ change }) => change.id));
  const added = changes.flatMap((change) => (known.has(change.id) ? [] : [{ change, since }]));
  if (added.length === 0) return true;
  const max = isDatabaseKnown ? Number.POSITIVE_INFINITY : MAX_UNASKED;
  // No more steps than that can be undone.
  const split = kept.length > 2 * HISTORY_STEPS ? kept.length - HISTORY_STEPS : 0;
  const isKept =
    write(gateway, [...compacted(kept.slice(0, split)), ...kept.slice(split), ...added], max) ||
    write(gateway, [...compacted(kept), ...added], max);
  if (isKept || isDatabaseKnown) return isKept;
  gateway.remove('away');
  gateway.remove('stamp');
  return true;
}

/** The log has them, or they are withdrawn. */
export function dropAway(gateway: StorageGateway, ids: readonly string[]): void {
  const kept = readAway(gateway);
  const rest = kept.filter(({ change }) => !ids.includes(change.id));
  if (rest.length === kept.length) return;
  if (rest.length === 0) gateway.remove('away');
  else write(gateway, rest);
}

function write(
  gateway: StorageGateway,
  kept: readonly PendingChange[],
  max = Number.POSITIVE_INFINITY,
): boolean {
  const text = JSON.stringify(kept.map(({ change, since }) => ({ ...change, since })));
  return text.length <= max && gateway.write('away', text);
}

/** The same with neighbouring plain changes made one. */
function compacted(kept: readonly PendingChange[]): readonly PendingChange[] {
  const runs: PendingChange[][] = [];
  for (const each of kept) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && isPlain(last.change) && isPlain(each.change) && last.since === each.since;
    if (isNext) runs.at(-1)?.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (!first || run.length === 1) return run;
    const change = netChange(run.map((each) => each.change));
    return change ? [{ ...first, change }] : [];
  });
}
