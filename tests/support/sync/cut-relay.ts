import { type Relay, RelayFailure } from '@/lib/sync/relay';

/** A relay whose connection a test cuts and restores, as when a phone loses its network. */
export interface CutRelay extends Relay {
  cut(): Promise<void>;
  join(): void;
}

type Follow = Parameters<Relay['follow']>;

/** Opens each connection with `open`. */
export function cutRelay(open: () => Relay): CutRelay {
  let inner: Relay | undefined;
  const listeners = new Set<(isUp: boolean) => void>();
  const followed = new Map<Follow, () => void>();
  const need = () => {
    if (!inner) throw new RelayFailure('unreachable');
    return inner;
  };
  const join = () => {
    if (inner) return;
    inner = open();
    for (const listener of listeners) inner.onUp(listener);
    for (const follow of followed.keys()) followed.set(follow, inner.follow(...follow));
  };
  const cut = async () => {
    const lost = inner;
    inner = undefined;
    await lost?.close();
    for (const listener of listeners) listener(false);
  };
  join();
  return {
    read: async (...given) => need().read(...given),
    append: async (...given) => need().append(...given),
    putPart: async (...given) => need().putPart(...given),
    getPart: async (...given) => need().getPart(...given),
    follow(...follow) {
      followed.set(follow, inner?.follow(...follow) ?? (() => {}));
      return () => {
        followed.get(follow)?.();
        followed.delete(follow);
      };
    },
    onUp(listener) {
      listeners.add(listener);
      inner?.onUp(listener);
    },
    isUp: () => inner?.isUp() ?? false,
    close: cut,
    cut,
    join,
  };
}
