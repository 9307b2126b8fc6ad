import { askedForName, isAskedFor, type PrecachedFile, precachePrefix } from '@/lib/offline/precache';
import type { BuildSource } from './fetch-file';
import { createPrecache, type Precache } from './precache';

/** Files of one build that are too large for everybody, and are kept once a page has asked for them. */
export interface AskedFor extends Pick<Precache, 'has' | 'answer'> {
  /**
   * Caches all of them where an earlier build has kept one: who has used them without internet still can after an
   * update. Without a host, what has not changed is taken over.
   */
  renew(): Promise<void>;
}

/** What is asked for of that build, one part of it. `scope` is the worker's and ends in a slash. */
export function createAskedFor(
  files: readonly PrecachedFile[],
  source: BuildSource & { readonly scope: string },
  part = '',
): AskedFor {
  const build = { ...source, buildId: askedForName(source.buildId, part) };
  const { has, answer } = createPrecache(files, build);
  return {
    has,
    answer,
    async renew() {
      const prefix = precachePrefix(source.basePath);
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && isAskedFor(name, part));
      if (names.length === 0) return;
      // The build does not need them: one that cannot be had leaves the others, and all are waited for.
      await Promise.allSettled(files.map((file) => createPrecache([file], build).install()));
    },
  };
}
