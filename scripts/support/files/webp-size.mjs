/** The width and height in pixels from the file's header; throws if it is not a WebP. */
export function webpSize(bytes) {
  const kind = bytes.toString('latin1', 8, 16);
  if (kind === 'WEBPVP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (kind === 'WEBPVP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind === 'WEBPVP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  throw new Error('The file is not a WebP.');
}
