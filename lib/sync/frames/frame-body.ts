import type { SignedChange, Vector } from '@/lib/merge/signed-change';
import { DATA_VERSIONS, migrateChange } from '@/lib/saved-data/migrations';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { readSealedTexts, type SealedTexts } from '@/lib/sync/sealed-texts';
import { NewerFrame } from './frame';
import { withoutOldSettings } from './old-settings';

/** A device that takes part, as the others see it. */
export interface RosterEntry {
  readonly name: string;
  /** Its public key (`publicKeyOf`). */
  readonly key: string;
  /** When it said so last, in epoch milliseconds of its own clock. */
  readonly at: number;
}

/** The devices that take part, by id. */
export type Roster = Readonly<Record<string, RosterEntry>>;

/** What a frame of changes says. */
export interface ChangesBody {
  readonly changes: readonly SignedChange[];
  /** Devices that say who they are, or were renamed. */
  readonly roster: Roster;
  /** Texts without a history that were changed; up to version 6 the business settings too. */
  readonly house: SealedTexts;
}

/** What a snapshot says: everything up to it. */
export interface SnapshotBody {
  readonly id: string;
  /** How many parts the text is in; 0 where it is in `text`. */
  readonly parts: number;
  /** The SHA-256 of all parts together, in base64url; empty where there are none. */
  readonly hash: string;
  /** The text of a backup, without settings. */
  readonly text: string;
  readonly vector: Vector;
  readonly clock: number;
  readonly roster: Roster;
  readonly house: SealedTexts;
}

/** What a frame says that ends a room: the new secret, sealed for each device that stays. */
export interface MovedBody {
  readonly envelopes: Readonly<Record<string, string>>;
}

/** What is written for `readChanges`. */
export function changesBody({ changes, roster, house }: Partial<ChangesBody>): Fields {
  return { v: DATA_VERSIONS.current, changes, roster, house: house && withoutOldSettings(house) };
}

/**
 * What a frame of changes says, its records brought to this version. Throws `NewerFrame` where a newer Brigade has
 * written it; an entry that cannot be read leaves its change out, but not the number of it.
 */
export function readChanges(body: unknown): ChangesBody {
  if (!isFields(body)) throw new RangeError('No changes.');
  const version = versionOf(body);
  const changes = Array.isArray(body.changes) ? body.changes : [];
  return {
    changes: changes.flatMap((change) => readSigned(migrateChange(change, version)) ?? []),
    roster: readRoster(body.roster),
    house: textsOf(version, body),
  };
}

/** What is written for `readSnapshot`. */
export function snapshotBody(snapshot: SnapshotBody): Fields {
  return { v: DATA_VERSIONS.current, ...snapshot, house: withoutOldSettings(snapshot.house) };
}

/** What a snapshot says. Throws as `readChanges` does; its text is not read here, but by `readBackup`. */
export function readSnapshot(body: unknown): SnapshotBody {
  if (!isFields(body)) throw new RangeError('No snapshot.');
  const version = versionOf(body);
  const { id, parts, hash, text, vector, clock } = body;
  if (typeof id !== 'string' || typeof parts !== 'number' || !isFields(vector))
    throw new RangeError('No snapshot.');
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

/** What is written for `readMoved`. */
export function movedBody(envelopes: MovedBody['envelopes']): Fields {
  return { v: DATA_VERSIONS.current, envelopes };
}

/** The way to the new room, which any later build can read. */
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

/** From version 7 on the settings are records: what is still said of them as a text is old. */
function textsOf(version: number, { house }: Fields): SealedTexts {
  const texts = readSealedTexts(house);
  return version < 7 ? texts : withoutOldSettings(texts);
}

function versionOf({ v }: Fields): number {
  if (typeof v !== 'number') throw new RangeError('No version.');
  if (v > DATA_VERSIONS.current) throw new NewerFrame();
  return v;
}

/** The change and who made it; undefined where it says not even that. */
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
