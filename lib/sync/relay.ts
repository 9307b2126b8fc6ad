export type Bytes = Uint8Array<ArrayBuffer>;

/** A frame with its position in the room's order. */
export interface PlacedFrame {
  /** Increases with every frame of the room, from 1; may have gaps. */
  readonly place: number;
  readonly frame: Bytes;
}

/** A new frame that the relay pushes to all followers of the room. */
export interface FollowedFrame extends PlacedFrame {
  /** The place of the room's previous frame; 0 without a previous frame. */
  readonly last: number;
}

export interface AppendOptions {
  /** The place of the last frame that the sender knows; 0 for an empty room. */
  readonly last: number;
  /** The frame replaces all earlier frames, which the relay may delete. */
  readonly isRollup?: boolean;
}

/**
 * A server that stores frames for the devices of one schedule. The relay keeps the frames of a room in one order, and an
 * append fails if another device was first. Relays cannot read frames. Every method rejects with `RelayFailure`.
 */
export interface Relay {
  /** All frames from that place on, in order; frames before the last rollup may be missing. */
  read(room: string, from: number): Promise<readonly PlacedFrame[]>;
  /** Resolves with the new place; undefined, without storing anything, if the room's last place is not `last`. */
  append(room: string, frame: Bytes, options: AppendOptions): Promise<number | undefined>;
  /** Stores a part of a snapshot that exceeds `MAX_FRAME_BYTES`; replaces a part with the same name. */
  putPart(room: string, name: string, part: Bytes): Promise<void>;
  getPart(room: string, name: string): Promise<Bytes | undefined>;
  /** Calls `onFrame` for each new frame. Returns a function that stops the calls. */
  follow(room: string, onFrame: (frame: FollowedFrame) => void): () => void;
  /** Calls `listener` when the connection opens and closes. */
  onUp(listener: (isUp: boolean) => void): void;
  isUp(): boolean;
  /** Closes the connection permanently; resolves soon even if the server does not respond. */
  close(): Promise<void>;
}

/**
 * `unreachable`: no answer; `refused`: the relay rejects the ticket; `old`: the relay lacks a required feature; `full`:
 * no space left; `failed`: any other error.
 */
export type RelayProblem = 'unreachable' | 'refused' | 'old' | 'full' | 'failed';

export class RelayFailure extends Error {
  constructor(
    readonly problem: RelayProblem,
    cause?: unknown,
  ) {
    super(`The relay request failed: ${problem}.`, { cause });
  }
}

/** Maximum size of a frame or part, in bytes: the default limit of NATS is one megabyte. */
export const MAX_FRAME_BYTES = 900_000;

/** A relay's address and credentials. */
export interface RelayTicket {
  /** `wss:`, or `ws:` for this computer. Without user, query or hash. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
}
