import { OfflineError } from '@/lib/offline/offline-problem';
import { contentKey, isCacheOfBuild, type PrecachedFile, precachePrefix } from '@/lib/offline/precache';
import { verifiedCopy } from './cached-response';
import { type BuildSource, fetchFile, fetchPage } from './fetch-file';

const MAX_PARALLEL_FETCHES = 6;

/** The files of one build in the browser's cache. */
export interface Precache {
  /** The path is not encoded. */
  has(url: string): boolean;
  /** Caches all of the build, or rejects with the reason. Does not fetch files that are cached with the right bytes. */
  install(): Promise<void>;
  /** Fetches files that were removed from the cache; rejects with the reason. */
  repair(): Promise<void>;
  /**
   * Returns the file, from the host if the file was removed from the cache. Rejects rather than return a file
   * that is not Brigade's.
   */
  answer(url: string): Promise<Response>;
  sweep(): Promise<void>;
}

/** `scope` is the worker's scope and ends with a slash. */
export function createPrecache(
  files: readonly PrecachedFile[],
  { scope, ...source }: BuildSource & { readonly scope: string },
): Precache {
  const prefix = precachePrefix(source.basePath);
  const name = `${prefix}${source.buildId}`;
  const keyOf = ({ integrity }: PrecachedFile) => contentKey(scope, integrity);
  const byUrl = new Map(files.map((file) => [file.url, file]));
  const contents = [...new Map(files.map((file) => [file.integrity, file])).values()];

  async function fill(store: (file: PrecachedFile, cache: Cache) => Promise<void>): Promise<void> {
    const cache = await caches.open(name);
    const waiting = [...contents];
    const work = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await store(file, cache);
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, work));
    // Another worker that was activated meanwhile may have deleted the cache.
    if (!(await caches.has(name)) || (await cache.keys()).length < contents.length) {
      throw new OfflineError('broken', 'The precache is incomplete');
    }
  }

  async function fetchInto(cache: Cache, file: PrecachedFile): Promise<Response> {
    const response = await fetchFile(file, source);
    await cache.put(keyOf(file), response.clone());
    return response;
  }

  /** Finds the file in the cache; empty if the browser refuses its storage. */
  async function look(file: PrecachedFile): Promise<{ cache?: Cache; cached?: Response | undefined }> {
    try {
      const cache = await caches.open(name);
      return { cache, cached: await cache.match(keyOf(file)) };
    } catch {
      return {};
    }
  }

  /** Caching is optional: on a full disk, the right bytes are still returned. */
  async function fetchAgain(cache: Cache | undefined, file: PrecachedFile): Promise<Response> {
    const response = await fetchFile(file, source);
    await cache?.put(keyOf(file), response.clone()).catch(() => {});
    return response;
  }

  return {
    has: (url) => byUrl.has(url),
    install: () =>
      fill(async (file, cache) => {
        // A cached copy can come from an interrupted installation or from the previous build.
        const known = await verifiedCopy(await caches.match(keyOf(file)), file);
        if (known) await cache.put(keyOf(file), known);
        else await fetchInto(cache, file);
      }),
    async repair() {
      const cache = await caches.open(name);
      if ((await cache.keys()).length >= contents.length) return;
      await fill(async (file) => {
        if (!(await cache.match(keyOf(file)))) await fetchInto(cache, file);
      });
    },
    async answer(url) {
      const file = byUrl.get(url);
      if (!file) throw new OfflineError('broken', url);
      const { cache, cached } = await look(file);
      // The host may have a newer build by now. A page of the newer build is a valid answer, but another file
      // of the newer build does not fit a page of this build.
      return cached ?? fetchAgain(cache, file).catch(() => fetchPage(file, source));
    },
    async sweep() {
      const isOld = (other: string) => other.startsWith(prefix) && !isCacheOfBuild(other, name);
      const names = (await caches.keys()).filter(isOld);
      await Promise.all(names.map((other) => caches.delete(other)));
    },
  };
}
