import { deflate, inflate } from '@/lib/share/week-code/week-code-text';
import type { Bytes } from '@/lib/sync/relay';
import { type RoomKeys, utf8 } from './room-keys';

/**
 * What a relay carries: version, kind, the SHA-256 of the frame before, a nonce, and the content sealed with AES-256-GCM
 * (NIST SP 800-38D); all that stands before the nonce, and the room, is authenticated. A frame counts only where it names
 * the one before it and opens, so that nobody without the secret can add, change, move or repeat one.
 */
const FRAME_VERSION = 1;

/** `changes`: some changes, or who is there; `snapshot`: everything; `moved`: the way to a new room; `part`: of a snapshot. */
export const FRAME_KINDS = { changes: 1, snapshot: 2, moved: 3, part: 4 } as const;

export type FrameKind = keyof typeof FRAME_KINDS;

const HASH_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAMED_BYTES = 2 + HASH_BYTES;
const HEAD_BYTES = NAMED_BYTES + NONCE_BYTES;

/** What the first frame of a room names as the one before it. */
export const NO_FRAME: Bytes = new Uint8Array(HASH_BYTES);

/** The most that the content of one frame may unpack to, in bytes: a schedule of some 300,000 shifts. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * What a newer build has sealed says so inside (`frame-body.ts`): what stands outside anybody could change, and a frame of
 * another outer version is one that does not open.
 */
export class NewerFrame extends Error {
  constructor() {
    super('A newer Brigade has made this frame.');
  }
}

/** Seals the content, as JSON or as bytes, into a frame that stands behind the one of that hash. */
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

/** The bytes that a frame of that room holds; rejects where it is none, was changed, or is of another room. */
export async function openBytes(keys: RoomKeys, frame: Bytes): Promise<Bytes> {
  if (frame[0] !== FRAME_VERSION || frame.length < HEAD_BYTES + TAG_BYTES) throw new RangeError('No frame.');
  const head = frame.slice(0, HEAD_BYTES);
  const plain = await crypto.subtle.decrypt(cipher(keys, head), keys.content, frame.slice(HEAD_BYTES));
  return inflate(new Uint8Array(plain), MAX_BYTES);
}

/** The JSON that a frame of that room holds; rejects as `openBytes` does. */
export async function openFrame(keys: RoomKeys, frame: Bytes): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await openBytes(keys, frame)));
}

/** Of which kind the frame says it is; undefined for none of ours. */
export function kindOfFrame(frame: Bytes): FrameKind | undefined {
  const named = Object.entries(FRAME_KINDS).find(([, number]) => number === frame[1]);
  return named && (named[0] as FrameKind);
}

/** The hash of the frame that it says stands before it. */
export function hashBefore(frame: Bytes): Bytes {
  return frame.slice(2, NAMED_BYTES);
}

/** What the next frame names this one by. */
export async function frameHash(frame: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', frame));
}

/** Whether the two are the same bytes. */
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
