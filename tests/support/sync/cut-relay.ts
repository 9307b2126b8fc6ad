import { type Relay, RelayFailure } from '@/lib/sync/relay';

/** A relay whose connection a test takes away and gives back, as a phone loses its net. */
export interface CutRelay extends Relay {
  cut(): Promise<void>;
  join(): void;
}

type Follow = Parameters<Relay['follow']>;

/** Each connection is made anew by `open`. */
export function cutRelay(open: () => Relay): CutRelay {
  let inner: Relay | undefined;
  const told = new Set<(isUp: boolean) => void>();
  const followed = new Map<Follow, () => void>();
  const need = () => {
    if (!inner) throw new RelayFailure('unreachable');
    return inner;
  };
  const join = () => {
    if (inner) return;
    inner = open();
    for (const tell of told) inner.onUp(tell);
    for (const follow of followed.keys()) followed.set(follow, inner.follow(...follow));
  };
  const cut = async () => {
    const lost = inner;
    inner = undefined;
    await lost?.close();
    for (const tell of told) tell(false);
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
    onUp(tell) {
      told.add(tell);
      inner?.onUp(tell);
    },
    isUp: () => inner?.isUp() ?? false,
    close: cut,
    cut,
    join,
  };
}
