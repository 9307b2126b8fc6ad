import { deflate, inflate } from '@/lib/share/week-code/week-code-text';
import type { Bytes } from '@/lib/sync/relay';
import { type RoomKeys, utf8 } from './room-keys';

/**
 * Frame layout: version, kind, SHA-256 of the previous frame, nonce, and the content sealed with AES-256-GCM (NIST SP
 * 800-38D). The bytes before the nonce and the room name are authenticated. Readers accept a frame only if it opens and
 * has the hash of the previous frame. Without the secret, nobody can add, change, reorder or repeat frames.
 */
const FRAME_VERSION = 1;

/** `changes`: edits or announced devices; `snapshot`: all data; `moved`: the next room; `part`: part of a snapshot. */
export const FRAME_KINDS = { changes: 1, snapshot: 2, moved: 3, part: 4 } as const;

export type FrameKind = keyof typeof FRAME_KINDS;

const HASH_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAMED_BYTES = 2 + HASH_BYTES;
const HEAD_BYTES = NAMED_BYTES + NONCE_BYTES;

/** The previous hash of a room's first frame. */
export const NO_FRAME: Bytes = new Uint8Array(HASH_BYTES);

/** Maximum unpacked size of one frame's content, in bytes: about 300,000 shifts. Stops decompression bombs. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * The content has a newer data version (`frame-body.ts`). Only the sealed content decides: anybody could change the
 * outer version byte, so a frame with another outer version is rejected as invalid.
 */
export class NewerFrame extends Error {
  constructor() {
    super('A newer version of Brigade wrote this frame.');
  }
}

/** Seals bytes, or any other content as JSON, into a frame that follows the frame with the hash `before`. */
export async function sealFrame(
  keys: RoomKeys,
  kind: FrameKind,
  before: Bytes,
  content: unknown,
): Promise<Bytes> {
  const plain = await deflate(content instanceof Uint8Array ? copy(content) : utf8(JSON.stringify(content)));
  const head = new Uint8Array(HEAD_BYTES);
  head.set([FRAME_VERSION, FRAME_KINDS[kind]]);
  head.set(before, 2);
  head.set(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), NAMED_BYTES);
  const sealed = await crypto.subtle.encrypt(cipher(keys, head), keys.content, plain);
  const frame = new Uint8Array(HEAD_BYTES + sealed.byteLength);
  frame.set(head);
  frame.set(new Uint8Array(sealed), HEAD_BYTES);
  return frame;
}

/** Opens a frame; rejects if the frame is invalid, changed, or from another room. */
export async function openBytes(keys: RoomKeys, frame: Bytes): Promise<Bytes> {
  if (frame[0] !== FRAME_VERSION || frame.length < HEAD_BYTES + TAG_BYTES)
    throw new RangeError('The bytes are not a valid frame.');
  const head = frame.slice(0, HEAD_BYTES);
  const plain = await crypto.subtle.decrypt(cipher(keys, head), keys.content, frame.slice(HEAD_BYTES));
  return inflate(new Uint8Array(plain), MAX_BYTES);
}

/** Opens a frame with JSON content; rejects like `openBytes`. */
export async function openFrame(keys: RoomKeys, frame: Bytes): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await openBytes(keys, frame)));
}

/** The kind in the frame's header; undefined if unknown. */
export function kindOfFrame(frame: Bytes): FrameKind | undefined {
  const named = Object.entries(FRAME_KINDS).find(([, number]) => number === frame[1]);
  return named && (named[0] as FrameKind);
}

/** The hash of the previous frame, from the frame's header. */
export function previousHash(frame: Bytes): Bytes {
  return frame.slice(2, NAMED_BYTES);
}

/** SHA-256 of the frame; the next frame contains this hash. */
export async function frameHash(frame: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', frame));
}

export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function cipher(keys: RoomKeys, head: Bytes): AesGcmParams {
  const named = head.subarray(0, NAMED_BYTES);
  const room = utf8(keys.room);
  const additionalData = new Uint8Array(named.length + room.length);
  additionalData.set(named);
  additionalData.set(room, named.length);
  return { name: 'AES-GCM', iv: head.slice(NAMED_BYTES), additionalData };
}

function copy(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}
