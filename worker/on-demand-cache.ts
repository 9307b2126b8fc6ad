import {
  isOnDemandCache,
  onDemandCacheName,
  type PrecachedFile,
  precachePrefix,
} from '@/lib/offline/precache';
import type { BuildSource } from './fetch-file';
import { createPrecache, type Precache } from './precache';

/** Large optional files of a build, cached once a page has requested one of the files. */
export interface OnDemandCache extends Pick<Precache, 'has' | 'answer'> {
  /**
   * Caches all files of the part if an earlier build has cached one of the files, so that the part still
   * works offline after an update. Reuses unchanged files without a request.
   */
  renew(): Promise<void>;
}

/** One optional part of that build. `scope` is the worker's scope and ends with a slash. */
export function createOnDemandCache(
  files: readonly PrecachedFile[],
  source: BuildSource & { readonly scope: string },
  part = '',
): OnDemandCache {
  const build = { ...source, buildId: onDemandCacheName(source.buildId, part) };
  const { has, answer } = createPrecache(files, build);
  return {
    has,
    answer,
    async renew() {
      const prefix = precachePrefix(source.basePath);
      const names = (await caches.keys()).filter(
        (name) => name.startsWith(prefix) && isOnDemandCache(name, part),
      );
      if (names.length === 0) return;
      // The build works without optional files: a failure of one file must not stop the others.
      await Promise.allSettled(files.map((file) => createPrecache([file], build).install()));
    },
  };
}
