import { importEntries } from '@/lib/saved-data/import-entries';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { textHash } from '@/lib/text-hash';
import type {
  DatabaseContent,
  LoggedChange,
  PendingChange,
} from '@/stores/browser-storage/database/schedule-database';
import type { ForeignTexts } from '@/stores/browser-storage/keys/first-frame';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';

interface Situation {
  /** What the database has. */
  readonly content: DatabaseContent;
  /** What this page knows of the log, and its own pending changes. */
  readonly page: {
    readonly saved: SavedSchedule;
    readonly lastNumber: number;
    readonly pending: readonly ScheduleChange[];
  };
  /** What is in the journal: our changes, other tabs', and those left by an earlier page. */
  readonly left: readonly ScheduleChange[];
  /** What pages without a database have stored. */
  readonly away: readonly PendingChange[];
  /** The id of the change that would import the texts of the keys. */
  readonly name: string;
  /** The number of the last change in the texts. */
  readonly stampNumber: number;
  /** The texts, if Brigade did not write them. */
  readonly found: ForeignTexts | undefined;
  /** What the log has after the last change in the texts; undefined if it no longer reaches back that far. */
  readonly later: readonly LoggedChange[] | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface TakeOver {
  /** What goes into the database, in this order. */
  readonly pending: readonly PendingChange[];
  /** Changes in the keys that the log already has. */
  readonly over: readonly string[];
}

/** What has to be stored in a newly opened database: what it lacks of the page, of the keys and of the journal. */
export function planTakeOver({
  content,
  page,
  left,
  away,
  name,
  stampNumber,
  found,
  later,
  now,
}: Situation): TakeOver {
  // The log does not continue the one this page knows: the database was emptied and restarted.
  const isNewLog = content.lastNumber < page.lastNumber;
  const takenIn = content.logged.get(name);
  // The page was killed after the texts were imported and before Brigade wrote its own.
  const isTakenIn = takenIn !== undefined && stampNumber < takenIn;
  const entries = [
    // An emptied database is refilled from the page: an empty schedule never replaces a full one unasked.
    ...(isNewLog
      ? importEntries(content.saved, page.saved, content.lastNumber === 0 ? 'all' : 'missing')
      : []),
    ...(found && !isTakenIn ? entriesOf(content, found, later) : []),
  ];
  const isNameFree = found && !isNewLog && takenIn === undefined;
  const id = isNameFree ? name : `import-${content.lastNumber}-${textHash(JSON.stringify(entries))}`;
  const imported: readonly ScheduleChange[] =
    entries.length > 0 ? [{ id, at: now, entries, origin: 'import' }] : [];

  const isOver = ({ id: changeId, at }: ScheduleChange) =>
    content.logged.has(changeId) || at < content.logBeginsAt;
  const ours = new Set(page.pending.map((change) => change.id));
  const earlier = left.filter((change) => !isOver(change) && !ours.has(change.id));
  // Changes made on the first frame know the log only up to its stamp.
  const knowsLog = !isNewLog && page.lastNumber > 0;
  const since = knowsLog ? page.lastNumber : Math.min(stampNumber, content.lastNumber);
  return {
    pending: [
      ...imported.map((change) => ({ change, since })),
      ...away.filter(({ change }) => !content.logged.has(change.id)),
      ...[...earlier, ...page.pending].map((change) => ({ change, since })),
    ],
    over: [
      ...left.filter(isOver).map((change) => change.id),
      ...away.flatMap(({ change: { id } }) => (content.logged.has(id) ? [id] : [])),
    ],
  };
}

/** What the texts have beyond the content. Of a record that the log has touched since, the log knows better. */
function entriesOf(
  { saved }: DatabaseContent,
  found: ForeignTexts,
  later: readonly LoggedChange[] | undefined,
): readonly ChangeEntry[] {
  if (!later) return importEntries(saved, found.saved, found.takes);
  const touched = new Set(later.flatMap(({ change }) => change.entries.map(({ id }) => id)));
  return importEntries(saved, found.saved, 'all').filter(({ id }) => !touched.has(id));
}
