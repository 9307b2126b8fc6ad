/** FNV-1a, 32 bits: detects a link with an altered letter. */
export function checksum(...parts: readonly Uint8Array[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (const byte of part) hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
