export interface ToldKeys {
  read(): readonly string[];
  write(keys: readonly string[]): boolean;
}

interface Keyed {
  readonly key: string;
}

export interface ToldNews {
  untold<Fact extends Keyed>(facts: readonly Fact[]): readonly Fact[];
  /** Like `untold`, and marks them as announced. `facts` is everything that is true now: its keys stay stored. */
  take<Fact extends Keyed>(facts: readonly Fact[]): readonly Fact[];
}

/** Maximum stored keys of facts that are no longer true. */
const MAX_KEPT = 300;

export function createToldNews(stored: ToldKeys): ToldNews {
  // If the browser refuses storage, each fact is announced once per visit.
  const toldHere = new Set<string>();

  const untold = <Fact extends Keyed>(facts: readonly Fact[]) => {
    const told = new Set(stored.read());
    return facts.filter(({ key }) => !told.has(key) && !toldHere.has(key));
  };

  return {
    untold,
    take(facts) {
      const fresh = untold(facts);
      if (fresh.length === 0) return fresh;
      for (const { key } of fresh) toldHere.add(key);
      const current = new Set(facts.map(({ key }) => key));
      const before = stored.read().filter((key) => !current.has(key));
      stored.write([...before.slice(-MAX_KEPT), ...current]);
      return fresh;
    },
  };
}
