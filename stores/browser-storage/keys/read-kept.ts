import { parseJson } from '@/lib/saved-data/json/parse-json';
import {
  DATA_VERSIONS,
  type DataVersions,
  migrateChange,
  migrateList,
  migratePublication,
} from '@/lib/saved-data/migrations';
import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import type { HalfOpenDays, ReadingProgress } from '@/lib/shifts/change/reading-progress';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { readLeftChanges } from './journal';
import { readLocalCollections } from './local-collections';
import { type SavedSchedule, savedAfter } from './saved-schedule';
import type { StorageGateway } from './storage-gateway';

/** What the keys held when the page started. */
export interface Kept {
  /**
   * For the first frame: with what was kept without a database and the journal applied, and how much of the schedule
   * that is.
   */
  readonly shown: SavedSchedule & { readonly reading: ReadingProgress | null };
  /** Without them: these days as of that change of the log; undefined if the stamp does not say. */
  readonly frame:
    | { readonly saved: SavedSchedule; readonly days: HalfOpenDays; readonly number: number }
    | undefined;
  /** Whether they could be migrated to this version. */
  readonly keysFit: KeysFit;
}

const BEGINNING = '0000-01-01' as LocalDate;
const END = '9999-12-31' as LocalDate;

/**
 * The texts as they are, and what they show: with what was kept without a database, and then the journal, on top, since
 * another tab may have written texts without them.
 */
export function readKeys(gateway: StorageGateway): {
  readonly saved: SavedSchedule;
  readonly shown: SavedSchedule;
} {
  const { saved } = readLocalCollections(gateway);
  const away = readLeftChanges(gateway, 'away');
  const kept = new Set(away.map(({ id }) => id));
  const left = [...away, ...readLeftChanges(gateway).filter(({ id }) => !kept.has(id))];
  return { saved, shown: left.reduce(savedAfter, saved) };
}

export function readKept(gateway: StorageGateway): Kept {
  const keysFit = migrateKeys(gateway);
  const { saved, shown } = readKeys(gateway);
  const { number, from, to, total } = gateway.readValue('stamp') ?? {};
  if (number === undefined || total === undefined || !isDay(from) || !isDay(to)) {
    return { shown: { ...shown, reading: null }, frame: undefined, keysFit };
  }
  const unread = [
    { from: BEGINNING, to: from },
    { from: to, to: END },
  ];
  const unreadCount = total - saved.schedule.shifts.shiftCount;
  const reading = unreadCount > 0 ? { unread, unreadCount } : null;
  return { shown: { ...shown, reading }, frame: { saved, days: { from, to }, number }, keysFit };
}

function isDay(text: string | undefined): text is LocalDate {
  return text !== undefined && isLocalDate(text);
}

/** `newer`: a newer Brigade has written them. `stopped`: they are older, and there is no room for copies of them. */
export type KeysFit = 'fits' | 'newer' | 'stopped';

/**
 * Migrates the records under the keys to the current version, before anything else reads them. The old texts are
 * quarantined first; if that fails, nothing is written.
 */
export function migrateKeys(gateway: StorageGateway, versions: DataVersions = DATA_VERSIONS): KeysFit {
  // Without storage there is nothing to migrate.
  if (gateway.health.getState().health === 'blocked') return 'fits';
  const from = gateway.readValue('dataVersion') ?? 1;
  if (from === versions.current) return 'fits';
  if (from > versions.current) return 'newer';
  const migrated = migratedTexts(gateway, from, versions);
  if (!migrated.every(({ id, before }) => gateway.quarantined.put(SAVED_KEYS[id].name, before, 'copy')))
    return 'stopped';
  const isWritten =
    migrated.every(({ id, after }) => gateway.write(id, after)) &&
    gateway.writeValue('dataVersion', versions.current);
  if (isWritten) return 'fits';
  // Rolled back: the next start would migrate what is already migrated a second time.
  for (const { id, before } of [...migrated].reverse())
    if (gateway.read(id) !== before) gateway.write(id, before);
  return 'stopped';
}

function migratedTexts(gateway: StorageGateway, from: number, versions: DataVersions) {
  const records = (kind: Parameters<typeof migrateList>[0]) => (list: unknown) =>
    migrateList(kind, list, from, versions);
  const changes = (list: unknown) =>
    Array.isArray(list) ? list.map((change: unknown) => migrateChange(change, from, versions)) : list;
  const steps: readonly (readonly [SavedKeyId, (list: unknown) => unknown])[] = [
    ['shifts', records('shift')],
    ['employees', records('employee')],
    ['templates', records('template')],
    ['days', records('day')],
    ['requests', records('request')],
    ['businessSettings', records('setting')],
    ['journal', changes],
    ['away', changes],
    ['publication', (publication) => migratePublication(publication, from, versions)],
  ];
  return steps.flatMap(([id, migrate]) => {
    const before = gateway.read(id);
    const parsed = before === null ? undefined : parseJson(before);
    if (before === null || parsed === undefined) return [];
    const after = JSON.stringify(migrate(parsed));
    return after === before ? [] : [{ id, before, after }];
  });
}
