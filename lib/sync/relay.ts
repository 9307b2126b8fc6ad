/** Bytes of one frame as they go to a relay and come back. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A frame with its place in the one order of its room. */
export interface PlacedFrame {
  /** Grows from frame to frame within a room, from 1 on; there may be gaps. */
  readonly place: number;
  readonly frame: Bytes;
}

/** A frame that the relay has just sent to all who follow its room. */
export interface FollowedFrame extends PlacedFrame {
  /** The place of the frame before it in the room; 0 if there was none. */
  readonly last: number;
}

/** A new frame: what it stands behind, and whether it takes the place of everything before it. */
export interface AppendOptions {
  /** The place of the last frame of the room that is known; 0 for an empty room. */
  readonly last: number;
  /** It holds everything: the frames before it may go. */
  readonly isAll?: boolean;
}

/**
 * What sharing asks of a server that keeps frames for the devices of one schedule: one order of frames in a room, and an
 * append that fails where another was first. The server reads no frame. Every verb rejects with `RelayFailure`.
 */
export interface Relay {
  /** All frames of the room from that place on, in order; those before the last one that held everything may be gone. */
  read(room: string, from: number): Promise<readonly PlacedFrame[]>;
  /** The place that the frame got; undefined, with nothing done, where the last place of the room is not `last`. */
  append(room: string, frame: Bytes, options: AppendOptions): Promise<number | undefined>;
  /** Keeps a part of a frame that is too large for one; it replaces the one of that name. */
  putPart(room: string, name: string, part: Bytes): Promise<void>;
  getPart(room: string, name: string): Promise<Bytes | undefined>;
  /** Calls `told` for each new frame. Returns how to stop. */
  follow(room: string, told: (frame: FollowedFrame) => void): () => void;
  /** Called when the connection comes and goes. */
  onUp(told: (isUp: boolean) => void): void;
  isUp(): boolean;
  /** Ends the connection for good; resolves soon, whatever the server does. */
  close(): Promise<void>;
}

/**
 * Why a relay did not do what it was asked: `unreachable` there was no answer, `refused` it does not take the ticket, `old`
 * it lacks something that sharing needs, `full` it keeps no more, `failed` it said something else.
 */
export type RelayProblem = 'unreachable' | 'refused' | 'old' | 'full' | 'failed';

/** A relay did not do what it was asked. */
export class RelayFailure extends Error {
  constructor(
    readonly problem: RelayProblem,
    cause?: unknown,
  ) {
    super(`The relay did not do it: ${problem}.`, { cause });
  }
}

/** The largest frame or part that goes to a relay, in bytes: NATS takes one megabyte by default. */
export const MAX_FRAME_BYTES = 900_000;

/** Where a relay is and what it is entered with. */
export interface RelayTicket {
  /** `wss:`, or `ws:` on this computer. No user, query or hash. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
}
