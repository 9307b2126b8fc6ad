type Refusable = 'open' | 'match' | 'put';

/** The part of CacheStorage that the worker uses, in memory, with strings as addresses. */
export class MemoryCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  readonly #refused = new Map<Refusable, Error>();

  /** Makes later calls of that kind reject, as on a full disk or with damaged storage. */
  refuse(call: Refusable, error: Error): void {
    this.#refused.set(call, error);
  }

  #check(call: Refusable): void {
    const error = this.#refused.get(call);
    if (error) throw error;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(
    key: string,
    { cacheName }: { readonly cacheName?: string } = {},
  ): Promise<Response | undefined> {
    this.#check('match');
    for (const [name, entries] of this.#caches) {
      const found = cacheName === undefined || name === cacheName ? entries.get(key) : undefined;
      if (found) return found.clone();
    }
    return undefined;
  }

  async open(name: string) {
    this.#check('open');
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    return {
      keys: async () => [...entries.keys()],
      match: async (key: string) => {
        this.#check('match');
        return entries.get(key)?.clone();
      },
      put: async (key: string, response: Response) => {
        this.#check('put');
        entries.set(key, response);
      },
      delete: async (key: string) => entries.delete(key),
    };
  }
}
