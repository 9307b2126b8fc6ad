/** Stores the keys of what was told, for all tabs and visits. */
export interface ToldKeys {
  read(): readonly string[];
  write(keys: readonly string[]): boolean;
}

interface Keyed {
  readonly key: string;
}

export interface ToldNews {
  /** Those that were not told yet. */
  untold<Fact extends Keyed>(facts: readonly Fact[]): readonly Fact[];
  /** The same, and from now on they count as told. `facts` is all that is true now: its keys are kept. */
  take<Fact extends Keyed>(facts: readonly Fact[]): readonly Fact[];
}

/** Maximum stored keys of what is no longer true. */
const MAX_KEPT = 300;

export function createToldNews(stored: ToldKeys): ToldNews {
  // If the browser refuses storage, a thing is told once per visit.
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
