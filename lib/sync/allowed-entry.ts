/** The cache that holds nothing but the entered server, of one place; no cleanup of precaches takes it for one of them. */
export function allowedServerCache(basePath: string): string {
  return `brigade-allowed-server:${basePath}`;
}

/** The address of the entry in it. No file has it. */
export function allowedServerAddress(basePath: string): string {
  return `${basePath}/allowed-server`;
}
