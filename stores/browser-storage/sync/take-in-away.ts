import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { PendingChange } from '@/stores/browser-storage/database/schedule-database';
import { readAway } from '@/stores/browser-storage/keys/away-log';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';

interface TakenIn {
  /** The ids of those that this tab has stored: a tab that wrote its list at the same moment may have brought them back. */
  readonly done: readonly string[];
  /** What the tab has not shown yet. */
  readonly news: readonly ScheduleChange[];
  /** What is to be stored, with all of them first and in their order. */
  readonly pending: readonly PendingChange[];
}

/**
 * What was kept without a database and is not stored yet. What is no longer among the keys another tab has stored, or made
 * one with what followed it, unless the keys were emptied: then what this tab has seen there is still to be stored.
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

/** What a tab with a database does with them. */
export function takeInAway(
  away: readonly PendingChange[],
  pending: readonly PendingChange[],
  ownIds: ReadonlySet<string>,
): TakenIn {
  // Some may be known from the journal already.
  const known = new Set(pending.map(({ change }) => change.id));
  const isDone = ({ change: { id } }: PendingChange) => ownIds.has(id) && !known.has(id);
  // The texts have them, of which the log is still to be told.
  const covered = new Set(pending.flatMap(({ change }) => (change.origin === 'import' ? [change.id] : [])));
  const left = away.filter((each) => !isDone(each) && !covered.has(each.change.id));
  const ids = new Set(left.map(({ change }) => change.id));
  return {
    done: away.filter(isDone).map(({ change }) => change.id),
    news: left.flatMap(({ change }) => (known.has(change.id) ? [] : [change])),
    pending: [...left, ...pending.filter(({ change, isAway }) => !isAway && !ids.has(change.id))],
  };
}
