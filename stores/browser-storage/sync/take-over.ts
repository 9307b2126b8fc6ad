import { importEntries } from '@/lib/saved-data/import-entries';
import { type ChangeEntry, IMPORT_OF_TEXTS, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { textHash } from '@/lib/text-hash';
import { isSameLog, type KnownLog } from '@/stores/browser-storage/database/is-same-log';
import { without } from '@/stores/browser-storage/database/leave-later';
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
  readonly page: KnownLog & {
    readonly saved: SavedSchedule;
    readonly pending: readonly ScheduleChange[];
  };
  /** What is in the journal: our changes, other tabs', and those left by an earlier page. */
  readonly left: readonly ScheduleChange[];
  /** The ids of our changes that another tab has stored from there. */
  readonly taken: ReadonlySet<string>;
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
  /** Those of them that are not in the keys otherwise. */
  readonly inPageOnly: readonly ScheduleChange[];
  /** Changes in the keys that the log already has. */
  readonly over: readonly string[];
}

/** What has to be stored in a newly opened database: what it lacks of the page, of the keys and of the journal. */
export function planTakeOver({
  content,
  page,
  left,
  taken,
  away,
  name,
  stampNumber,
  found,
  later,
  now,
}: Situation): TakeOver {
  // The log does not continue the one this page knows: the database was emptied and restarted.
  const isNewLog = !isSameLog(content, page);
  const takenIn = content.logged.get(name);
  // The page was killed after the texts were imported and before Brigade wrote its own.
  const isTakenIn = takenIn !== undefined && stampNumber < takenIn;
  const isEmpty = content.lastNumber === 0;
  const importOf = (entries: readonly ChangeEntry[], id?: string): ScheduleChange => ({
    id: id ?? `${IMPORT_OF_TEXTS}${content.lastNumber}-${textHash(JSON.stringify(entries))}`,
    at: now,
    entries,
    origin: 'import',
  });
  const ofTexts = found && !isTakenIn ? entriesOf(content, found, later) : [];
  /** Made without a database, as far as the texts have it: a copy of everything may be older. */
  const inTexts = isEmpty && found ? away.map(({ change }) => partIn(found, change)) : [];
  // An emptied database is refilled from the page: an empty schedule never replaces a full one unasked.
  const ofPage = isNewLog ? importEntries(content.saved, page.saved, isEmpty ? 'all' : 'missing') : [];
  const isNameFree = found !== undefined && takenIn === undefined;
  // Of texts whose log is gone it is noted that they were looked at: what is removed later must not come from them again.
  const isNoted = isNameFree && found.isOfGone && (!isEmpty || ofPage.length > 0);
  const importedTexts =
    ofTexts.length > 0 || isNoted ? [importOf(ofTexts, isNameFree ? name : undefined)] : [];
  const importedPage = ofPage.length > 0 ? [without(importOf(ofPage), inTexts)] : [];

  const isOver = ({ id: changeId, at }: ScheduleChange) =>
    content.logged.has(changeId) || at < content.logBeginsAt;
  const ours = new Set(page.pending.map((change) => change.id));
  const awayIds = new Set(away.map(({ change }) => change.id));
  // What is kept in order there too would be done a second time, on top of what followed it.
  const isKnown = ({ id }: ScheduleChange) => ours.has(id) || awayIds.has(id);
  const earlier = left.flatMap((change) => {
    if (isOver(change) || isKnown(change)) return [];
    return change.origin === 'import' ? without(change, inTexts) : change;
  });
  // Changes made on the first frame know the log only up to its stamp.
  const knowsLog = !isNewLog && page.number > 0;
  const since = knowsLog ? page.number : Math.min(stampNumber, content.lastNumber);
  const inLog = (id: string) => content.logged.has(id);
  const lacking = away.flatMap((each) =>
    inLog(each.change.id) ? [] : isEmpty && found ? notIn(found, each) : [each],
  );
  const lackingIds = new Set(lacking.map(({ change }) => change.id));
  // Another tab has stored them in a log that is gone, and the texts what followed them.
  const isOfGone = isEmpty || found?.isOfGone === true;
  const isTaken = ({ id }: ScheduleChange) => isOfGone && taken.has(id) && !awayIds.has(id);
  // The texts have the others: the log has to know that, should the keys still have them when it goes on.
  const inTextsAlready = [
    ...away.flatMap(({ change }) => (lackingIds.has(change.id) || inLog(change.id) ? [] : change)),
    ...page.pending.filter(isTaken),
  ];
  const covered = inTextsAlready.map(
    ({ id, at }): ScheduleChange => ({ id, at, entries: [], origin: 'import', of: name }),
  );
  const pending = page.pending.filter((change) => !isTaken(change));
  const behind = (change: ScheduleChange, from: number): PendingChange => ({
    change,
    since: from,
    isBehind: true,
  });
  const withSince = (change: ScheduleChange): PendingChange => ({ change, since });
  return {
    pending: [
      ...[...importedTexts, ...covered].map(withSince),
      // The page knows more than they.
      ...importedPage.map((change) => behind(change, content.lastNumber)),
      ...lacking,
      // Of a page that is gone nobody knows how far it had read.
      ...earlier.map((change) => behind(change, change.origin === 'import' ? 0 : since)),
      ...pending.map(withSince),
    ],
    // An import of texts that stayed in the journal would bring them back as they were.
    inPageOnly: [...importedPage, ...earlier, ...pending],
    over: [
      ...left.filter(isOver).map((change) => change.id),
      ...away.flatMap(({ change: { id } }) => (inLog(id) ? [id] : [])),
    ],
  };
}

/**
 * What of a change stored without a database the texts lack that are taken in: done again on top of its own result, a
 * publication would publish what was changed after it.
 */
function notIn({ behind }: ForeignTexts, away: PendingChange): readonly PendingChange[] {
  const entries = away.change.entries.filter(({ kind }) => behind.has(kind));
  return entries.length > 0 ? [{ ...away, change: { ...away.change, entries } }] : [];
}

/** What of a change is in the texts. */
function partIn({ behind }: ForeignTexts, change: ScheduleChange): ScheduleChange {
  return { ...change, entries: change.entries.filter(({ kind }) => !behind.has(kind)) };
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
