import type { Bytes, FollowedFrame, PlacedFrame, Relay } from '@/lib/sync/relay';
import { RelayFailure } from '@/lib/sync/relay';

interface Room {
  frames: readonly PlacedFrame[];
  readonly parts: Map<string, Bytes>;
}

/** A relay in memory with the traits of a real one: places with gaps, roll-ups, data loss, lost connections. */
export interface MemoryRelay {
  readonly rooms: Map<string, Room>;
  /** Opens a connection for one device. */
  connect(): MemoryConnection;
  /** Removes all rooms. */
  wipe(): void;
  /** Copies all rooms; the returned function restores the copy. */
  copy(): () => void;
}

export interface MemoryConnection extends Relay {
  cut(): void;
  join(): void;
  /** The next append is stored, but its answer is lost. */
  loseNextAnswer(): void;
}

export function createMemoryRelay(): MemoryRelay {
  const rooms = new Map<string, Room>();
  const followers = new Set<{ readonly room: string; readonly tell: (frame: FollowedFrame) => void }>();
  let place = 0;
  const roomOf = (name: string): Room => {
    const room = rooms.get(name) ?? { frames: [], parts: new Map() };
    rooms.set(name, room);
    return room;
  };

  function connect(): MemoryConnection {
    let isUp = true;
    let isAnswerLost = false;
    const listeners = new Set<(isUp: boolean) => void>();
    const follows = new Set<{ readonly room: string; readonly tell: (frame: FollowedFrame) => void }>();
    const need = () => {
      if (!isUp) throw new RelayFailure('unreachable');
    };
    const set = (next: boolean) => {
      if (isUp === next) return;
      isUp = next;
      for (const each of follows) {
        if (isUp) followers.add(each);
        else followers.delete(each);
      }
      for (const tell of listeners) tell(isUp);
    };
    return {
      async read(name, from) {
        need();
        return roomOf(name).frames.filter((frame) => frame.place >= from);
      },
      async append(name, frame, { last, isRollup }) {
        need();
        const room = roomOf(name);
        const lastPlace = room.frames.at(-1)?.place ?? 0;
        if (lastPlace !== last) return undefined;
        place += 1;
        const placed = { place, frame: new Uint8Array(frame) };
        room.frames = isRollup ? [placed] : [...room.frames, placed];
        for (const { room: followed, tell } of followers) {
          if (followed === name) tell({ ...placed, last: lastPlace });
        }
        if (isAnswerLost) {
          isAnswerLost = false;
          throw new RelayFailure('unreachable');
        }
        return placed.place;
      },
      async putPart(name, part, bytes) {
        need();
        roomOf(name).parts.set(part, new Uint8Array(bytes));
      },
      async getPart(name, part) {
        need();
        return roomOf(name).parts.get(part);
      },
      follow(room, tell) {
        const one = { room, tell };
        follows.add(one);
        if (isUp) followers.add(one);
        return () => {
          follows.delete(one);
          followers.delete(one);
        };
      },
      onUp: (tell) => void listeners.add(tell),
      isUp: () => isUp,
      async close() {
        set(false);
      },
      cut: () => set(false),
      join: () => set(true),
      loseNextAnswer() {
        isAnswerLost = true;
      },
    };
  }

  return {
    rooms,
    connect,
    wipe() {
      rooms.clear();
      place = 0;
    },
    copy() {
      const kept = [...rooms].map(
        ([name, { frames, parts }]) => [name, { frames, parts: new Map(parts) }] as const,
      );
      const keptPlace = place;
      return () => {
        rooms.clear();
        for (const [name, { frames, parts }] of kept) rooms.set(name, { frames, parts: new Map(parts) });
        place = keptPlace;
      };
    },
  };
}
