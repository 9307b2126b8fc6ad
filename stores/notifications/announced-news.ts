export interface AnnouncedKeys {
  read(): readonly string[];
  write(keys: readonly string[]): boolean;
}

interface Keyed {
  readonly key: string;
}

export interface AnnouncedNews {
  unannounced<Fact extends Keyed>(facts: readonly Fact[]): readonly Fact[];
  /**
   * Like `unannounced`, and marks the returned facts as announced. `facts` are all facts that are true now:
   * their keys stay stored.
   */
  takeUnannounced<Fact extends Keyed>(facts: readonly Fact[]): readonly Fact[];
}

/** Maximum stored keys of facts that are no longer true. */
const MAX_KEPT = 300;

export function createAnnouncedNews(stored: AnnouncedKeys): AnnouncedNews {
  // If the browser refuses storage, each fact is announced once per visit.
  const announcedHere = new Set<string>();

  const unannounced = <Fact extends Keyed>(facts: readonly Fact[]) => {
    const announced = new Set(stored.read());
    return facts.filter(({ key }) => !announced.has(key) && !announcedHere.has(key));
  };

  return {
    unannounced,
    takeUnannounced(facts) {
      const fresh = unannounced(facts);
      if (fresh.length === 0) return fresh;
      for (const { key } of fresh) announcedHere.add(key);
      const current = new Set(facts.map(({ key }) => key));
      const before = stored.read().filter((key) => !current.has(key));
      stored.write([...before.slice(-MAX_KEPT), ...current]);
      return fresh;
    },
  };
}
