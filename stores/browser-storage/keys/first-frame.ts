import { latestRequests } from '@/lib/requests/latest-requests';
import type { SavedValue } from '@/lib/saved-data/saved-value';
import { type SettingRecord, settingIdOf } from '@/lib/settings/setting-record';
import type { HalfOpenDays } from '@/lib/shifts/change/reading-progress';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { IMPORT_OF_TEXTS, type RecordKind } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { DEFAULT_WEEK_START, startOfWeek } from '@/lib/time/week';
import { STORAGE_COALESCE_MS } from '@/lib/timing';
import { isSameLog } from '@/stores/browser-storage/database/is-same-log';
import type { DatabaseContent } from '@/stores/browser-storage/database/schedule-database';
import {
  COLLECTIONS,
  type Collection,
  type CollectionTexts,
  readLocalCollections,
  readLocalTexts,
  readText,
  textOf,
  writeText,
} from './local-collections';
import { writePublication } from './local-publication';
import { areKeysOlder, keysUpgrade } from './older-keys';
import type { SavedSchedule } from './saved-schedule';
import type { StorageGateway } from './storage-gateway';
import {
  announceTexts,
  type Hashes,
  hashesOf,
  isFromLog,
  isWrittenByBrigade,
  kindsBehind,
  rememberedHashes,
} from './text-stamp';

const NO_TEXTS: CollectionTexts = {
  shifts: null,
  employees: null,
  templates: null,
  days: null,
  requests: null,
  businessSettings: null,
};

const WEEKS_BACK = 2;
const WEEKS_AHEAD = 6;

/** Texts under the specification's keys that Brigade did not write. */
export interface ForeignTexts {
  readonly saved: SavedSchedule;
  /** Texts that are older than the log, or written by Brigade, only add missing records: the log wins. */
  readonly takes: 'all' | 'missing';
  /** Whether these texts are the only remains of a deleted log, or there never was a log. */
  readonly isOfGone: boolean;
  /** The kinds of record whose texts lack the changes stored without a database. */
  readonly behind: ReadonlySet<RecordKind>;
}

type LogEnds = Pick<DatabaseContent, 'lastNumber' | 'logged' | 'logBegins'>;

/**
 * The data in localStorage that the next page shows first. Holds the weeks around today with their day notes,
 * the team with its requests, the templates and the settings.
 */
export interface FirstFrame {
  /**
   * Reads the keys. The next four methods use the result of this call, even if other tabs write meanwhile.
   * Returns the ids to look up in the log.
   */
  look(): readonly string[];
  /**
   * The texts that Brigade did not write, or all texts if their log no longer exists; undefined if there are
   * none.
   */
  readForeign(log: LogEnds): ForeignTexts | undefined;
  /**
   * The id of the change that imports the texts into that log. The id stays the same while pages without a
   * database keep writing, because these pages store their edits as changes too.
   */
  importName(log: LogEnds): string;
  /** The number in that log of the last change in the texts; 0 if there is none. */
  stampNumber(log: LogEnds): number;
  /** Whether the texts match the stamp, and the stamp is of this log. */
  areAsStamped(log: LogEnds): boolean;
  /** Writes the texts within the coalescing time. */
  writeSoon(): void;
  flush(): void;
}

interface FirstFrameDeps {
  readonly gateway: StorageGateway;
  readonly setTimer: (act: () => void, delayMs: number) => unknown;
  readonly today: () => LocalDate;
  /** Whether the database has everything that the texts hold now. */
  readonly isSafe: () => boolean;
  readonly confirmed: () => {
    readonly saved: SavedSchedule;
    readonly lastNumber: number;
    readonly lastId: string | undefined;
    readonly unreadCount: number;
  };
}

export function createFirstFrame(deps: FirstFrameDeps): FirstFrame {
  const { gateway, setTimer, today, confirmed, isSafe } = deps;
  let seen: CollectionTexts = NO_TEXTS;
  /** The stamp when this page called `look`. */
  let stamp: SavedValue<'stamp'> | undefined;
  let isDirty = false;
  let isTimerSet = false;

  function write(): void {
    if (!isDirty || !isSafe()) return;
    isDirty = false;
    const { saved, lastNumber: number, lastId, unreadCount } = confirmed();
    // Something else wrote a text while this page was open: the next start imports it.
    if (isForeignNow()) return;
    const days = firstFrameDays(today());
    const texts = {
      shifts: textOf(saved, 'shifts', shiftsIn(saved, days)),
      employees: textOf(saved, 'employees'),
      templates: textOf(saved, 'templates'),
      days: JSON.stringify([...recordsIn(saved, days)]),
      requests: JSON.stringify(latestRequests(saved.schedule.requests)),
      businessSettings: JSON.stringify(settingsIn(saved, days)),
    };
    // A text unknown to the stamp would be imported, however old.
    if (!announceTexts(gateway, texts)) return;
    const written = COLLECTIONS.filter((id) => writeText(gateway, id, texts[id]));
    if (written.length === COLLECTIONS.length) {
      const total = saved.schedule.shifts.shiftCount + unreadCount;
      const hashes = hashesOf(texts);
      const also = rememberedHashes([], gateway.readValue('stamp'), hashes);
      const last = lastId === undefined ? {} : { last: lastId };
      gateway.writeValue('stamp', { number, ...last, ...hashes, ...days, total, also });
    }
    for (const id of written) seen = { ...seen, [id]: texts[id] };
    writePublication(gateway, saved.schedule);
  }

  function isForeignNow(): boolean {
    // A tab with an older build has written keys that this page cannot read yet.
    if (!keysUpgrade() && areKeysOlder(gateway)) return true;
    const now = gateway.readValue('stamp');
    return COLLECTIONS.some((id) => {
      const text = readText(gateway, id);
      return text !== seen[id] && !isWrittenByBrigade(now, id, text);
    });
  }

  const importOfTexts = () => importOf(hashesOf(seen));
  const isStampOf = (log: LogEnds) => stamp !== undefined && isFromLog(stamp) && isSameLog(log, stamp);
  /**
   * The number up to which the log includes the stamp's texts. Either the stamp was written from this log, or
   * the log has imported the texts. Undefined in any other case.
   */
  function baseIn(log: LogEnds): number | undefined {
    if (stamp && isStampOf(log)) return stamp.number;
    return stamp && (log.logged.get(importOf(stamp)) ?? log.logged.get(importOfTexts()));
  }

  /** Whether one of our pages wrote the text, rather than only finding it. */
  function isWrittenByOurs(id: Collection): boolean {
    return isWrittenByBrigade(stamp, id, seen[id]) && stamp?.[id] !== hashesOf(seen)[id];
  }

  return {
    look() {
      seen = readLocalTexts(gateway);
      stamp = gateway.readValue('stamp');
      return [importOfTexts(), ...(stamp ? [importOf(stamp), stamp.last ?? ''] : [])];
    },
    stampNumber: (log) => baseIn(log) ?? 0,
    importName: (log) => (stamp && !isStampOf(log) ? importOf(stamp) : importOfTexts()),
    areAsStamped(log) {
      const hashes = hashesOf(seen);
      return isStampOf(log) && COLLECTIONS.every((id) => stamp?.[id] === hashes[id]);
    },
    readForeign(log) {
      const base = baseIn(log);
      const { lastNumber } = log;
      // If the log no longer exists, our texts are all that is left.
      const isGone = base === undefined || lastNumber === 0;
      const foreign = COLLECTIONS.filter(
        (id) => seen[id] !== null && (isGone || !isWrittenByBrigade(stamp, id, seen[id])),
      );
      // Usually Brigade wrote every text: do not read the texts again.
      if (foreign.length === 0) return undefined;
      const { saved } = readLocalCollections(gateway, seen);
      const isOfLost = base === undefined && stamp !== undefined && isFromLog(stamp);
      const isOnlyOurs = isGone && !isOfLost && foreign.every(isWrittenByOurs);
      const isWhole =
        lastNumber === 0 || (!isOfLost && !isOnlyOurs && (base === undefined || base === lastNumber));
      const takes = isWhole ? 'all' : 'missing';
      const behind = kindsBehind(stamp, seen);
      return { saved: isGone ? saved : partOf(saved, foreign), takes, isOfGone: isGone, behind };
    },
    writeSoon() {
      isDirty = true;
      if (isTimerSet) return;
      isTimerSet = true;
      setTimer(() => {
        isTimerSet = false;
        write();
      }, STORAGE_COALESCE_MS);
    },
    flush: write,
  };
}

/**
 * Omits newer kinds of text from the id while these texts are missing: imports from before these kinds have
 * the shorter id.
 */
function importOf({ shifts, employees, templates, days, requests, businessSettings }: Hashes): string {
  const later = [days, requests, businessSettings];
  const added = later.slice(0, later.findLastIndex((hash) => hash !== '') + 1);
  return `${IMPORT_OF_TEXTS}${[shifts, employees, templates, ...added].join('-')}`;
}

function partOf({ schedule, awaitingRepair }: SavedSchedule, ids: readonly Collection[]): SavedSchedule {
  const { shifts, employees, templates, days, requests, settings } = schedule;
  return {
    schedule: {
      ...EMPTY_SCHEDULE,
      ...(ids.includes('shifts') && { shifts }),
      ...(ids.includes('employees') && { employees }),
      ...(ids.includes('templates') && { templates }),
      ...(ids.includes('days') && { days }),
      ...(ids.includes('requests') && { requests }),
      ...(ids.includes('businessSettings') && { settings }),
    },
    awaitingRepair: ids.includes('shifts') ? awaitingRepair : [],
  };
}

/**
 * The days whose shifts are in the texts. These days are whole weeks from a Monday, because the start of the
 * week is only known after the texts are read. The current week is within these days for any start.
 */
export function firstFrameDays(today: LocalDate): HalfOpenDays {
  const from = addDays(startOfWeek(today, DEFAULT_WEEK_START), -7 * WEEKS_BACK);
  return { from, to: addDays(from, 7 * (WEEKS_BACK + 1 + WEEKS_AHEAD)) };
}

function* shiftsIn({ schedule }: SavedSchedule, { from, to }: HalfOpenDays) {
  for (let date = from; date < to; date = addDays(date, 1)) yield* shiftsOn(schedule.shifts, date);
}

/** All settings except the sales of other months, which no first frame shows. */
function settingsIn({ schedule }: SavedSchedule, { from, to }: HalfOpenDays): readonly SettingRecord[] {
  const isShown = ({ id }: SettingRecord) =>
    settingIdOf(id) !== 'sales' || (id >= `sales.${from.slice(0, 7)}` && id <= `sales.${to.slice(0, 7)}`);
  return [...schedule.settings.values()].filter(isShown);
}

function* recordsIn({ schedule }: SavedSchedule, { from, to }: HalfOpenDays) {
  for (let date = from; date < to; date = addDays(date, 1)) {
    const record = schedule.days.get(date);
    if (record) yield record;
  }
}
