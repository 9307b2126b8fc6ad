import type { HalfOpenDays, ReadingProgress } from '@/lib/shifts/change/reading-progress';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { readLeftChanges } from './journal';
import { readLocalCollections } from './local-collections';
import { type KeysFit, upgradedKeys } from './older-keys';
import { type SavedSchedule, savedAfter } from './saved-schedule';
import type { StorageGateway } from './storage-gateway';

export interface StoredKeys {
  /**
   * For the first frame: includes changes stored without a database and the journal. `reading` is how much of the
   * schedule is loaded.
   */
  readonly shown: SavedSchedule & { readonly reading: ReadingProgress | null };
  /**
   * The schedule in the texts without the changes applied on top, its days, and the number of its last log
   * change. Undefined if the stamp names no log change.
   */
  readonly frame:
    | { readonly saved: SavedSchedule; readonly days: HalfOpenDays; readonly number: number }
    | undefined;
  readonly keysFit: KeysFit;
}

const BEGINNING = '0000-01-01' as LocalDate;
const END = '9999-12-31' as LocalDate;

/**
 * The raw texts, and the schedule they show. Changes stored without a database and then the journal are
 * applied on top, since another tab may have written texts without them.
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

export function readStoredKeys(gateway: StorageGateway): StoredKeys {
  const keysFit = upgradedKeys(gateway);
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
