import type { SignedChange, Vector } from '@/lib/merge/signed-change';
import { DATA_VERSIONS, migrateChange } from '@/lib/saved-data/migrations';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { readSealedTexts, type SealedTexts } from '@/lib/sync/sealed-texts';
import { NewerFrame } from './frame';
import { withoutOldSettings } from './old-settings';

/** A device of the shared schedule; each device writes its entry. */
export interface RosterEntry {
  readonly name: string;
  /** The device's public key (`publicKeyOf`). */
  readonly key: string;
  /** When the device last announced itself, in epoch milliseconds of its clock. */
  readonly at: number;
}

/** All devices by id. */
export type Roster = Readonly<Record<string, RosterEntry>>;

/** The content of a `changes` frame. */
export interface ChangesBody {
  readonly changes: readonly SignedChange[];
  /** Devices that announce themselves or were renamed. */
  readonly roster: Roster;
  /** Changed texts without history; up to data version 6 also the business settings. */
  readonly house: SealedTexts;
}

/** The content of a `snapshot` frame: the complete state. */
export interface SnapshotBody {
  readonly id: string;
  /** Number of `part` frames that contain the text; 0 if `text` contains all. */
  readonly parts: number;
  /** SHA-256 of the concatenated parts, in base64url; empty without parts. */
  readonly hash: string;
  /** A backup as text, without the settings of the device. */
  readonly text: string;
  readonly vector: Vector;
  readonly clock: number;
  readonly roster: Roster;
  readonly house: SealedTexts;
}

/** The content of a `moved` frame, the last of a room: the new secret, sealed for each remaining device by id. */
export interface MovedBody {
  readonly envelopes: Readonly<Record<string, string>>;
}

/** Writes the content that `readChanges` reads. */
export function changesBody({ changes, roster, house }: Partial<ChangesBody>): Fields {
  return { v: DATA_VERSIONS.current, changes, roster, house: house && withoutOldSettings(house) };
}

/**
 * Reads changes and migrates their records to the current data version. A change with an unreadable entry keeps its
 * number but loses all entries. Throws `NewerFrame` for a newer data version, and a RangeError for other content.
 */
export function readChanges(body: unknown): ChangesBody {
  if (!isFields(body)) throw new RangeError('A changes frame has invalid content.');
  const version = versionOf(body);
  const changes = Array.isArray(body.changes) ? body.changes : [];
  return {
    changes: changes.flatMap((change) => readSigned(migrateChange(change, version)) ?? []),
    roster: readRoster(body.roster),
    house: textsOf(version, body),
  };
}

/** Writes the content that `readSnapshot` reads. */
export function snapshotBody(snapshot: SnapshotBody): Fields {
  return { v: DATA_VERSIONS.current, ...snapshot, house: withoutOldSettings(snapshot.house) };
}

/** Reads a snapshot, except its text, which `readBackup` reads. Throws the same errors as `readChanges`. */
export function readSnapshot(body: unknown): SnapshotBody {
  if (!isFields(body)) throw new RangeError('A snapshot frame has invalid content.');
  const version = versionOf(body);
  const { id, parts, hash, text, vector, clock } = body;
  if (typeof id !== 'string' || typeof parts !== 'number' || !isFields(vector))
    throw new RangeError('A snapshot frame has invalid content.');
  return {
    id,
    parts,
    hash: typeof hash === 'string' ? hash : '',
    text: typeof text === 'string' ? text : '',
    vector: Object.fromEntries(
      Object.entries(vector).flatMap(([device, n]) => (typeof n === 'number' ? [[device, n]] : [])),
    ),
    clock: typeof clock === 'number' ? clock : 0,
    roster: readRoster(body.roster),
    house: textsOf(version, body),
  };
}

/** Writes the content that `readMoved` reads. */
export function movedBody(envelopes: MovedBody['envelopes']): Fields {
  return { v: DATA_VERSIONS.current, envelopes };
}

/** Ignores the data version, so that every build can follow to the new room. Never throws. */
export function readMoved(body: unknown): MovedBody {
  const envelopes = isFields(body) && isFields(body.envelopes) ? body.envelopes : {};
  return {
    envelopes: Object.fromEntries(
      Object.entries(envelopes).flatMap(([device, envelope]) =>
        typeof envelope === 'string' ? [[device, envelope]] : [],
      ),
    ),
  };
}

/** From data version 7, settings are records, so setting texts are outdated. */
function textsOf(version: number, { house }: Fields): SealedTexts {
  const texts = readSealedTexts(house);
  return version < 7 ? texts : withoutOldSettings(texts);
}

function versionOf({ v }: Fields): number {
  if (typeof v !== 'number') throw new RangeError('A frame has no data version.');
  if (v > DATA_VERSIONS.current) throw new NewerFrame();
  return v;
}

/**
 * Reads a change. An unreadable change without a readable id, time, device, number or clock is undefined; any
 * other unreadable change has no entries.
 */
function readSigned(stored: unknown): SignedChange | undefined {
  if (!isFields(stored)) return undefined;
  const { device, n, clock, id, at } = stored;
  if (typeof device !== 'string' || typeof n !== 'number' || typeof clock !== 'number') return undefined;
  const change = readChange(stored);
  if (change) return { ...change, device, n, clock };
  if (typeof id !== 'string' || typeof at !== 'number') return undefined;
  return { id, at, entries: [], device, n, clock };
}

function readRoster(stored: unknown): Roster {
  if (!isFields(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([device, entry]) => {
      if (!isFields(entry)) return [];
      const { name, key, at } = entry;
      if (typeof name !== 'string' || typeof key !== 'string') return [];
      return [[device, { name, key, at: typeof at === 'number' ? at : 0 }]];
    }),
  );
}
