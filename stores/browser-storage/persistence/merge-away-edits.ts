import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { PendingChange } from '@/stores/browser-storage/database/schedule-database';
import { readAway } from '@/stores/browser-storage/keys/away-log';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';

interface ImportedReplies {
  /**
   * The ids of the away changes that this tab has stored. A tab that wrote its list at the same moment may
   * have written these changes again.
   */
  readonly done: readonly string[];
  /** Changes that the tab has not shown yet. */
  readonly news: readonly ScheduleChange[];
  /** The changes to store, with all away changes first and in their order. */
  readonly pending: readonly PendingChange[];
}

/**
 * Changes stored without a database that the log still lacks. If one is no longer in the keys, another tab has stored
 * it or merged it with a later one. If the keys were emptied, this tab's copy is still to be stored.
 */
export function stillAway(
  gateway: StorageGateway,
  pending: readonly PendingChange[],
): readonly PendingChange[] {
  const away = readAway(gateway);
  if (gateway.readValue('stamp')) return away;
  const ids = new Set(away.map(({ change }) => change.id));
  return [...pending.filter(({ change, isAway }) => isAway && !ids.has(change.id)), ...away];
}

export function mergeAwayEdits(
  away: readonly PendingChange[],
  pending: readonly PendingChange[],
  ownIds: ReadonlySet<string>,
): ImportedReplies {
  // Some of the away changes may be known from the journal already.
  const known = new Set(pending.map(({ change }) => change.id));
  const isDone = ({ change: { id } }: PendingChange) => ownIds.has(id) && !known.has(id);
  // The texts include these edits, but the log does not know that yet.
  const covered = new Set(pending.flatMap(({ change }) => (change.origin === 'import' ? [change.id] : [])));
  const left = away.filter((each) => !isDone(each) && !covered.has(each.change.id));
  const ids = new Set(left.map(({ change }) => change.id));
  return {
    done: away.filter(isDone).map(({ change }) => change.id),
    news: left.flatMap(({ change }) => (known.has(change.id) ? [] : [change])),
    pending: [...left, ...pending.filter(({ change, isAway }) => !isAway && !ids.has(change.id))],
  };
}
