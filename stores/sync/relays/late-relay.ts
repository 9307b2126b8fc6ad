import { type Relay, RelayFailure, type RelayTicket } from '@/lib/sync/relay';
import { SYNC_RETRY_MS } from '@/lib/timing';
import { natsRelay } from './nats-relay';

type Follow = Parameters<Relay['follow']>;

/** How to connect to the relay and wait; tests replace it. */
interface LateDeps {
  readonly open: (ticket: RelayTicket) => Promise<Relay>;
  readonly setTimer: (act: () => void, delayMs: number) => () => void;
}

const REAL: LateDeps = {
  open: natsRelay,
  setTimer(act, delayMs) {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};

/**
 * A relay that connects in the background and retries: a device that starts offline works with its data. A relay that
 * refuses counts as connected, so that every method reports why it fails.
 */
export function lateRelay(ticket: RelayTicket, { open, setTimer }: LateDeps = REAL): Relay {
  let inner: Relay | undefined;
  let failure: RelayFailure | undefined;
  let isClosed = false;
  let cancel: (() => void) | undefined;
  const listeners = new Set<(isUp: boolean) => void>();
  const followed = new Map<Follow, () => void>();

  async function enter(): Promise<void> {
    try {
      const entered = await open(ticket);
      if (isClosed) return void entered.close();
      inner = entered;
      failure = undefined;
      for (const [follow] of followed) followed.set(follow, entered.follow(...follow));
      entered.onUp((isUp) => (isUp ? undefined : lookLater(entered)));
      for (const notify of listeners) entered.onUp(notify);
      notifyAll(entered.isUp());
    } catch (error) {
      if (isClosed) return;
      const wasRefused = failure !== undefined && failure.problem !== 'unreachable';
      failure = error instanceof RelayFailure ? error : new RelayFailure('failed', error);
      cancel = setTimer(() => void enter(), SYNC_RETRY_MS);
      if (failure.problem !== 'unreachable' && !wasRefused) notifyAll(true);
    }
  }

  function notifyAll(isUp: boolean): void {
    for (const notify of listeners) notify(isUp);
  }

  /** A connection that was closed permanently reports why on the next call; one that reconnects needs no action. */
  function lookLater(entered: Relay): void {
    if (inner !== entered) return;
    cancel = setTimer(() => {
      if (inner !== entered || entered.isUp() || isClosed) return;
      ask((relay) => relay.getPart('none', 'none')).then(
        () => lookLater(entered),
        () => (inner === entered ? lookLater(entered) : notifyAll(true)),
      );
    }, SYNC_RETRY_MS);
  }

  /** A revoked ticket ends the connection permanently: connect again, in case the ticket is restored. */
  async function ask<Answer>(verb: (relay: Relay) => Promise<Answer>): Promise<Answer> {
    if (!inner) throw failure ?? new RelayFailure('unreachable');
    const asked = inner;
    try {
      return await verb(asked);
    } catch (error) {
      if (error instanceof RelayFailure && error.problem === 'refused' && asked === inner) {
        inner = undefined;
        failure = error;
        asked.close().catch(() => {});
        cancel = setTimer(() => void enter(), SYNC_RETRY_MS);
      }
      throw error;
    }
  }

  void enter();
  return {
    read: (...given) => ask((relay) => relay.read(...given)),
    append: (...given) => ask((relay) => relay.append(...given)),
    putPart: (...given) => ask((relay) => relay.putPart(...given)),
    getPart: (...given) => ask((relay) => relay.getPart(...given)),
    follow(...follow) {
      followed.set(follow, inner?.follow(...follow) ?? (() => {}));
      return () => {
        followed.get(follow)?.();
        followed.delete(follow);
      };
    },
    onUp(notify) {
      listeners.add(notify);
      inner?.onUp(notify);
    },
    isUp: () => inner?.isUp() ?? (failure !== undefined && failure.problem !== 'unreachable'),
    async close() {
      isClosed = true;
      cancel?.();
      await inner?.close();
    },
  };
}
