import type { Vector } from '@/lib/merge/signed-change';
import { type BackupContent, readBackup } from '@/lib/saved-data/backup/backup';
import { inflate, toBase64Url } from '@/lib/share/week-code/week-code-text';
import {
  frameHash,
  hashBefore,
  isSameBytes,
  kindOfFrame,
  NO_FRAME,
  openBytes,
  openFrame,
} from '@/lib/sharing/frames/frame';
import {
  type ChangesBody,
  readChanges,
  readSnapshot,
  type SnapshotBody,
} from '@/lib/sharing/frames/frame-body';
import type { RoomKeys } from '@/lib/sharing/frames/room-keys';
import type { Bytes, PlacedFrame, Relay } from '@/lib/sharing/relay';
import { mergeSealedTexts, type SealedTexts } from '@/lib/sharing/sealed-texts';
import type { RoomPosition } from '@/stores/sharing/database/sharing-database';

/** A snapshot's text is a backup of that many bytes at most. */
const MOST_TEXT_BYTES = 256 * 1024 * 1024;

/** A frame of the room that counts. */
export interface ReadFrame {
  readonly placed: PlacedFrame;
  readonly hash: Bytes;
  readonly kind: 'changes' | 'snapshot' | 'moved';
  /** What it says, as JSON. */
  readonly body: unknown;
}

/** Frames behind one another, as far as they count. */
export interface ReadFrames {
  readonly frames: readonly ReadFrame[];
  /** What frames say that are ours and stand behind nothing that is there: who wrote them did not know of a loss. */
  readonly strays: readonly unknown[];
  /** The hash that the next one must name. */
  readonly hash: Bytes;
  /** The hash of the last one there, also where it counts for nothing. */
  readonly tip: Bytes;
  readonly place: number;
}

/**
 * Reads frames that stand behind the one of that hash. One that does not name its predecessor, or does not open, is
 * nobody's: every device passes over the same.
 */
export async function readFrames(
  keys: RoomKeys,
  placed: readonly PlacedFrame[],
  from: RoomPosition,
): Promise<ReadFrames> {
  // Each is opened by itself: whether it counts depends on those before it.
  const opened = await Promise.all(placed.map(({ frame }) => tryOpen(keys, frame)));
  const hashes = await Promise.all(placed.map(({ frame }) => frameHash(frame)));
  const frames: ReadFrame[] = [];
  const strays: unknown[] = [];
  let { hash, tip, place } = from;
  for (const [index, one] of placed.entries()) {
    const own = hashes[index] ?? tip;
    tip = own;
    place = one.place;
    const content = opened[index];
    const kind = kindOfFrame(one.frame);
    if (!content || !kind || kind === 'part') continue;
    if (!isSameBytes(hashBefore(one.frame), hash)) {
      if (kind === 'changes') strays.push(content.body);
      continue;
    }
    frames.push({ placed: one, hash: own, kind, body: content.body });
    hash = own;
  }
  return { frames, strays, hash, tip, place };
}

/**
 * What the first frame that counts stands behind: nobody who comes to the room can know more. Undefined where none does, or
 * the first is not one that a room begins with.
 */
export async function startOfRoom(
  keys: RoomKeys,
  placed: readonly PlacedFrame[],
): Promise<RoomPosition | undefined> {
  for (const { frame } of placed) {
    if (!(await tryOpen(keys, frame))) continue;
    const hash = hashBefore(frame);
    const isBeginning = kindOfFrame(frame) !== 'changes' || isSameBytes(hash, NO_FRAME);
    return isBeginning ? { hash, tip: NO_FRAME, place: 0 } : undefined;
  }
  return undefined;
}

interface Opened {
  readonly body: unknown;
}

async function tryOpen(keys: RoomKeys, frame: Bytes): Promise<Opened | undefined> {
  try {
    return { body: await openFrame(keys, frame) };
  } catch {
    return undefined;
  }
}

/** What the frames of changes among these say, together. */
export function changesIn(frames: readonly ReadFrame[]): ChangesBody {
  const bodies = frames.filter(({ kind }) => kind === 'changes').map(({ body }) => readChanges(body));
  return {
    changes: bodies.flatMap(({ changes }) => changes),
    roster: Object.assign({}, ...bodies.map(({ roster }) => roster)),
    house: bodies.reduce<SealedTexts>((sum, { house }) => mergeSealedTexts(sum, house).house, {}),
  };
}

/** Whether the frames that stand behind nothing say what is not known with that vector: it must not be lost. */
export function haveLostChanges({ strays }: Pick<ReadFrames, 'strays'>, vector: Vector): boolean {
  return strays.some((body) => readChanges(body).changes.some(({ device, n }) => n > (vector[device] ?? 0)));
}

/** A snapshot with the content that it stands for. */
export interface ReadSnapshot {
  readonly snapshot: SnapshotBody;
  readonly content: BackupContent;
}

interface PartsFrom {
  readonly keys: RoomKeys;
  readonly relay: Relay;
  readonly signal: AbortSignal;
  readonly onPart: (share: number) => void;
}

/** The snapshot in that frame, with its parts from the relay; rejects where one of them is missing. */
export async function readWholeSnapshot(body: unknown, from: PartsFrom): Promise<ReadSnapshot> {
  const snapshot = readSnapshot(body);
  const text = snapshot.parts === 0 ? snapshot.text : await textOfParts(snapshot, from);
  const read = readBackup(text);
  if (!read.isOk) throw new RangeError(`The snapshot cannot be read: ${read.error.kind}.`);
  return { snapshot, content: read.value.content };
}

async function textOfParts(
  { id, parts, hash }: SnapshotBody,
  { keys, relay, signal, onPart }: PartsFrom,
): Promise<string> {
  const pieces: Bytes[] = [];
  for (let index = 0; index < parts; index += 1) {
    signal.throwIfAborted();
    const sealed = await relay.getPart(keys.room, partName(id, index));
    if (!sealed) throw new RangeError('A part of the snapshot is missing.');
    pieces.push(await openBytes(keys, sealed));
    onPart((index + 1) / parts);
  }
  const whole = new Uint8Array(await new Blob(pieces).arrayBuffer());
  // Parts of another snapshot, of before or of a try that was broken off, may lie in the same place.
  if (toBase64Url(await frameHash(whole)) !== hash)
    throw new RangeError('The parts are not of this snapshot.');
  return new TextDecoder().decode(await inflate(whole, MOST_TEXT_BYTES));
}

/** The name of a part at the relay. */
export function partName(id: string, index: number): string {
  return `${id}-${index}`;
}
