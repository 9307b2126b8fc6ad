import { ok, type Result } from '@/lib/result';
import { type BackupContent, type BackupRefusal, readBackupInPieces } from '@/lib/saved-data/backup/backup';
import {
  compareInPieces,
  type Differences,
  type RestoreMode,
  restoreEntriesInPieces,
} from '@/lib/saved-data/backup/compare-backup';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { LocalDate } from '@/lib/time/local-date';
import type { ScheduleDatabase, StoredContent } from '@/stores/browser-storage/database/schedule-database';
import { doInPieces, type LongWork, partOf } from '@/stores/workers/do-in-pieces';
import { type BackupLocation, readSource } from './read-source';
import { type BesideSchedule, restorePointOf } from './restore-points';

export type DifferenceCounts = Readonly<Record<keyof Differences, number>>;

export interface OpenedBackup {
  /** ISO 8601; empty if the file has no date. */
  readonly savedAt: string;
  readonly counts: Readonly<
    Record<'shifts' | 'employees' | 'templates' | 'days' | 'requests' | 'settings', DifferenceCounts>
  >;
  readonly beside: BesideSchedule;
  /** The entries that merging would apply to the team, and to shifts from `comingFrom` on. */
  readonly coming: readonly ChangeEntry[];
}

export interface RestoreSource extends BackupLocation {
  /** The first day of `coming`; absent if there is nothing. */
  readonly comingFrom?: LocalDate;
}

export interface RestoreOrder {
  readonly mode: RestoreMode;
  /** Whether the page makes the change itself, as one undoable step. */
  readonly isOneStep: boolean;
  /** `day` names the restore point; `at` and `id` are also those of the change. */
  readonly day: string;
  readonly at: number;
  readonly id: string;
  readonly beside: BesideSchedule;
}

/** The entries that the page has to commit; none if they are stored already. */
export type RestoreOutcome =
  | { readonly kind: 'entries'; readonly entries: readonly ChangeEntry[] }
  | { readonly kind: 'stored' };

/** One backup, from reading to restoring. Nothing is changed before `restore`, or when it is aborted. */
export interface RestoreSession {
  open(source: RestoreSource, work: LongWork): Promise<Result<OpenedBackup, BackupRefusal>>;
  restore(order: RestoreOrder, work: LongWork): Promise<RestoreOutcome>;
}

interface SessionDeps {
  /** Undefined if there is only localStorage. */
  readonly database: Pick<ScheduleDatabase, 'readContent' | 'appendInBulk' | 'putRestorePoint'> | undefined;
  /** The schedule as the page knows it, in case there is no database. */
  readonly known: () => BackupContent;
  readonly notifyTabs: () => void;
  readonly pause: () => Promise<void>;
}

export function createRestoreSession({ database, known, notifyTabs, pause }: SessionDeps): RestoreSession {
  let backup: BackupContent | undefined;

  async function stored(work: LongWork): Promise<StoredContent> {
    return database ? database.readContent(work) : { content: known(), logNumber: 0 };
  }

  return {
    async open(source, work) {
      const text = await readSource(source, partOf(work, 0, 0.05));
      if (!text.isOk) return text;
      const read = await doInPieces(readBackupInPieces(text.value), partOf(work, 0.05, 0.45), pause);
      if (!read.isOk) return read;
      const { content, savedAt } = read.value;
      const current = await stored(partOf(work, 0.45, 0.9));
      const compared = compareInPieces(current.content, content);
      const { shifts, employees, templates, days, requests, settings } = await doInPieces(
        compared,
        partOf(work, 0.9, 0.95),
        pause,
      );
      const { comingFrom } = source;
      const merged = restoreEntriesInPieces(current.content, content, 'merge');
      const coming = comingFrom === undefined ? [] : await doInPieces(merged, partOf(work, 0.95, 1), pause);
      backup = content;
      const counts = {
        shifts: countsOf(shifts),
        employees: countsOf(employees),
        templates: countsOf(templates),
        days: countsOf(days),
        requests: countsOf(requests),
        settings: countsOf(settings),
      };
      const { preferences, quarantine } = content;
      return ok({
        savedAt,
        counts,
        beside: { preferences, quarantine },
        coming: coming.filter(
          (entry) =>
            entry.kind === 'employee' ||
            (entry.kind === 'shift' && entry.after && comingFrom && entry.after.date >= comingFrom),
        ),
      });
    },
    async restore({ mode, isOneStep, day, at, id, beside }, work) {
      if (!backup) throw new Error('No backup has been opened.');
      for (let hasPoint = false; ; hasPoint = true) {
        const { content, logNumber } = await stored(partOf(work, 0, 0.25));
        const compared = restoreEntriesInPieces(content, backup, mode);
        const entries = await doInPieces(compared, partOf(work, 0.25, 0.3), pause);
        if (database && !hasPoint) {
          const point = await restorePointOf({ ...content, ...beside }, { day, at }, partOf(work, 0.3, 0.4));
          await database.putRestorePoint(point);
        }
        if (isOneStep || !database || entries.length === 0) return { kind: 'entries', entries };
        const change = { id, at, entries, origin: 'import' } as const;
        const bulk = { change, since: logNumber, publication: content.publication };
        if (!(await database.appendInBulk(bulk, partOf(work, 0.4, 1)))) continue;
        notifyTabs();
        return { kind: 'stored' };
      }
    },
  };
}

function countsOf({ added, changed, removed }: Differences): DifferenceCounts {
  return { added: added.length, changed: changed.length, removed: removed.length };
}
