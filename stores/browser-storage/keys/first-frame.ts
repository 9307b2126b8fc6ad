import type { HalfOpenDays } from '@/lib/shifts/change/reading-progress';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { textHash } from '@/lib/text-hash';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { DEFAULT_WEEK_START, startOfWeek } from '@/lib/time/week';
import { STORAGE_COALESCE_MS } from '@/lib/timing';
import {
  COLLECTIONS,
  type CollectionTexts,
  collectionTexts,
  readLocalCollections,
  readLocalTexts,
} from './local-collections';
import { writePublication } from './local-publication';
import type { SavedSchedule } from './saved-schedule';
import type { StorageGateway } from './storage-gateway';

const WEEKS_BACK = 2;
const WEEKS_AHEAD = 6;

/** Texts under the specification's keys that Brigade did not write. */
export interface ForeignTexts {
  readonly saved: SavedSchedule;
  /** Texts that are older than the log only add what is missing: the log wins. */
  readonly takes: 'all' | 'missing';
  /** Identifies the texts by their content. */
  readonly name: string;
}

/** The weeks around today, the team and the templates in localStorage: what the next page shows first. */
export interface FirstFrame {
  /** The texts if Brigade did not write them itself, otherwise undefined. */
  readForeign(lastNumber: number): ForeignTexts | undefined;
  /** Identifies the texts by their content, whether or not Brigade wrote them. */
  nameOfTexts(): string;
  /** The number of the last change in the texts; 0 if there is none. */
  stampNumber(): number;
  /** Writes them within the coalescing time. */
  writeSoon(): void;
  /** Writes them at once if a write is pending. */
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
    /** How many shifts are not read yet. */
    readonly unreadCount: number;
  };
}

export function createFirstFrame(deps: FirstFrameDeps): FirstFrame {
  const { gateway, setTimer, today, confirmed, isSafe } = deps;
  /** The texts as this page last read or wrote them. */
  let seen: CollectionTexts = { shifts: null, employees: null, templates: null };
  let isDirty = false;
  let isTimerSet = false;

  function write(): void {
    if (!isDirty || !isSafe()) return;
    isDirty = false;
    const { saved, lastNumber, unreadCount } = confirmed();
    // Something else wrote a text while this page was open: the next start imports it.
    if (isForeignNow()) return;
    const days = firstFrameDays(today());
    const texts = collectionTexts(saved, shiftsIn(saved, days));
    const written = COLLECTIONS.filter(
      (id) => gateway.read(id) === texts[id] || gateway.write(id, texts[id]),
    );
    if (written.length === COLLECTIONS.length) {
      const total = saved.schedule.shifts.shiftCount + unreadCount;
      gateway.writeValue('stamp', { number: lastNumber, ...hashesOf(texts), ...days, total });
    }
    for (const id of written) seen = { ...seen, [id]: texts[id] };
    writePublication(gateway, saved.schedule);
  }

  function isForeignNow(): boolean {
    const stamp = gateway.readValue('stamp');
    return COLLECTIONS.some((id) => {
      const text = gateway.read(id);
      return text !== null && text !== seen[id] && textHash(text) !== stamp?.[id];
    });
  }

  return {
    stampNumber: () => gateway.readValue('stamp')?.number ?? 0,
    nameOfTexts: () => nameOf(hashesOf(readLocalTexts(gateway))),
    readForeign(lastNumber) {
      const texts = readLocalTexts(gateway);
      seen = texts;
      if (COLLECTIONS.every((id) => texts[id] === null)) return undefined;
      const stamp = gateway.readValue('stamp');
      const hashes = hashesOf(texts);
      const name = nameOf(hashes);
      if (!stamp) return { saved: readLocalCollections(gateway).saved, takes: 'all', name };
      const { number } = stamp;
      const isOurs = COLLECTIONS.every((id) => texts[id] === null || stamp[id] === hashes[id]);
      // The usual case: the texts need not be read again. If the log is gone, our own texts are all that is left.
      if (isOurs && number <= lastNumber) return undefined;
      const takes = number === lastNumber || lastNumber === 0 ? 'all' : 'missing';
      return { saved: readLocalCollections(gateway).saved, takes, name };
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

function nameOf(hashes: Record<(typeof COLLECTIONS)[number], string>): string {
  return Object.values(hashes).join('-');
}

/**
 * The days whose shifts are in the texts: whole weeks from a Monday, whatever day weeks begin on. The week of today lies
 * within them for each of those days, and the settings are read after the texts.
 */
export function firstFrameDays(today: LocalDate): HalfOpenDays {
  const from = addDays(startOfWeek(today, DEFAULT_WEEK_START), -7 * WEEKS_BACK);
  return { from, to: addDays(from, 7 * (WEEKS_BACK + 1 + WEEKS_AHEAD)) };
}

function* shiftsIn({ schedule }: SavedSchedule, { from, to }: HalfOpenDays) {
  for (let date = from; date < to; date = addDays(date, 1)) yield* shiftsOn(schedule.shifts, date);
}

function hashesOf(texts: CollectionTexts): Record<(typeof COLLECTIONS)[number], string> {
  const hash = (text: string | null) => (text === null ? '' : textHash(text));
  return {
    shifts: hash(texts.shifts),
    employees: hash(texts.employees),
    templates: hash(texts.templates),
  };
}
