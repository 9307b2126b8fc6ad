/** Name of the cache that stores the entered server, per base path. Precache cleanup must not match this name. */
export function allowedServerCache(basePath: string): string {
  return `brigade-allowed-server:${basePath}`;
}

/** Address of the only cache entry; no file of the site has this address. */
export function allowedServerAddress(basePath: string): string {
  return `${basePath}/allowed-server`;
}
