/** 32 bits (FNV-1a) of the parts in their order: a link with an altered letter does not show something else. */
export function checksum(...parts: readonly Uint8Array[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (const byte of part) hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
