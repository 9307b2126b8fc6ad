import type { Vector } from '@/lib/merge/signed-change';
import { type BackupContent, readBackup } from '@/lib/saved-data/backup/backup';
import { inflate, toBase64Url } from '@/lib/share/week-code/week-code-text';
import {
  frameHash,
  isSameBytes,
  kindOfFrame,
  NO_FRAME,
  openBytes,
  openFrame,
  previousHash,
} from '@/lib/sync/frames/frame';
import { type ChangesBody, readChanges, readSnapshot, type SnapshotBody } from '@/lib/sync/frames/frame-body';
import type { RoomKeys } from '@/lib/sync/frames/room-keys';
import type { Bytes, PlacedFrame, Relay } from '@/lib/sync/relay';
import { mergeSealedTexts, type SealedTexts } from '@/lib/sync/sealed-texts';
import type { RoomPosition } from '@/stores/sync/database/sync-database';

/** Maximum bytes of a snapshot's text, which is a backup. */
const MAX_TEXT_BYTES = 256 * 1024 * 1024;

/** A valid frame. */
export interface ReadFrame {
  readonly placed: PlacedFrame;
  readonly hash: Bytes;
  readonly kind: 'changes' | 'snapshot' | 'moved';
  readonly body: unknown;
}

/** Consecutive valid frames. */
export interface ReadFrames {
  readonly frames: readonly ReadFrame[];
  /** Valid frames without their predecessor: their authors did not know of a loss. */
  readonly strays: readonly unknown[];
  /** The hash that the next frame must name. */
  readonly hash: Bytes;
  /** The hash of the last frame, including ignored ones. */
  readonly tip: Bytes;
  readonly place: number;
}

/**
 * Reads frames that follow the one with that hash. Every device ignores the same frames: those that do not name their
 * predecessor, or cannot be decrypted.
 */
export async function readFrames(
  keys: RoomKeys,
  placed: readonly PlacedFrame[],
  from: RoomPosition,
): Promise<ReadFrames> {
  // Decrypt all in parallel; whether a frame is valid depends on those before it.
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
    if (!isSameBytes(previousHash(one.frame), hash)) {
      if (kind === 'changes') strays.push(content.body);
      continue;
    }
    frames.push({ placed: one, hash: own, kind, body: content.body });
    hash = own;
  }
  return { frames, strays, hash, tip, place };
}

/**
 * The predecessor hash of the first valid frame; a device that joins cannot know more. Undefined if no frame is valid,
 * or a room cannot begin with the first one.
 */
export async function startOfRoom(
  keys: RoomKeys,
  placed: readonly PlacedFrame[],
): Promise<RoomPosition | undefined> {
  for (const { frame } of placed) {
    if (!(await tryOpen(keys, frame))) continue;
    const hash = previousHash(frame);
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

export function changesIn(frames: readonly ReadFrame[]): ChangesBody {
  const bodies = frames.filter(({ kind }) => kind === 'changes').map(({ body }) => readChanges(body));
  return {
    changes: bodies.flatMap(({ changes }) => changes),
    roster: Object.assign({}, ...bodies.map(({ roster }) => roster)),
    house: bodies.reduce<SealedTexts>((sum, { house }) => mergeSealedTexts(sum, house).texts, {}),
  };
}

/** Whether the stray frames have changes beyond that vector, which must not be lost. */
export function haveLostChanges({ strays }: Pick<ReadFrames, 'strays'>, vector: Vector): boolean {
  return strays.some((body) => readChanges(body).changes.some(({ device, n }) => n > (vector[device] ?? 0)));
}

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

/** Reads the snapshot with its parts from the relay; rejects if a part is missing. */
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
  // The slot may have parts of another snapshot, either an earlier one or an aborted attempt.
  if (toBase64Url(await frameHash(whole)) !== hash)
    throw new RangeError('The parts belong to another snapshot.');
  return new TextDecoder().decode(await inflate(whole, MAX_TEXT_BYTES));
}

export function partName(id: string, index: number): string {
  return `${id}-${index}`;
}
