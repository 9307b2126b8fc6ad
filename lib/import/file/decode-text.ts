/** Number of bytes checked for zeros: a table in UTF-16 has many zero bytes, any other table has none. */
const LOOKED_AT = 1000;

/**
 * Decodes a file without its byte order mark: UTF-16 by the mark or by its zeros, else UTF-8. Invalid UTF-8
 * is Windows-1252, as older Western European spreadsheets write it.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, LOOKED_AT).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = Math.min(bytes.length, LOOKED_AT) / 4;
  if (odd > many && even === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (even > many && odd === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
