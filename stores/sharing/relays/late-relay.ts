import { type Relay, RelayFailure, type RelayTicket } from '@/lib/sharing/relay';
import { SHARING_RETRY_MS } from '@/lib/timing';
import { natsRelay } from './nats-relay';

type Follow = Parameters<Relay['follow']>;

/** How the relay is entered and waited for; a test gives its own. */
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
 * A relay that is entered in the background, and tried again until it is: a device that starts without a connection goes
 * on with what it has. One that refuses counts as there, so that every verb says why it does nothing.
 */
export function lateRelay(ticket: RelayTicket, { open, setTimer }: LateDeps = REAL): Relay {
  let inner: Relay | undefined;
  let failure: RelayFailure | undefined;
  let isClosed = false;
  let cancel: (() => void) | undefined;
  const told = new Set<(isUp: boolean) => void>();
  const followed = new Map<Follow, () => void>();

  async function enter(): Promise<void> {
    try {
      const entered = await open(ticket);
      if (isClosed) return void entered.close();
      inner = entered;
      failure = undefined;
      for (const [follow] of followed) followed.set(follow, entered.follow(...follow));
      entered.onUp((isUp) => (isUp ? undefined : lookLater(entered)));
      for (const tell of told) entered.onUp(tell);
      tellAll(entered.isUp());
    } catch (error) {
      if (isClosed) return;
      const wasRefused = failure !== undefined && failure.problem !== 'unreachable';
      failure = error instanceof RelayFailure ? error : new RelayFailure('failed', error);
      cancel = setTimer(() => void enter(), SHARING_RETRY_MS);
      if (failure.problem !== 'unreachable' && !wasRefused) tellAll(true);
    }
  }

  function tellAll(isUp: boolean): void {
    for (const tell of told) tell(isUp);
  }

  /** A connection that is gone for good says why when it is asked; one that comes back by itself does not need that. */
  function lookLater(entered: Relay): void {
    if (inner !== entered) return;
    cancel = setTimer(() => {
      if (inner !== entered || entered.isUp() || isClosed) return;
      ask((relay) => relay.getPart('none', 'none')).then(
        () => lookLater(entered),
        () => (inner === entered ? lookLater(entered) : tellAll(true)),
      );
    }, SHARING_RETRY_MS);
  }

  /** A ticket that was taken back ends the connection for good: it is entered anew, should it be given again. */
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
        cancel = setTimer(() => void enter(), SHARING_RETRY_MS);
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
    onUp(tell) {
      told.add(tell);
      inner?.onUp(tell);
    },
    isUp: () => inner?.isUp() ?? (failure !== undefined && failure.problem !== 'unreachable'),
    async close() {
      isClosed = true;
      cancel?.();
      await inner?.close();
    },
  };
}
