import type { ZipPart } from './unpack-xlsx';

/**
 * A ZIP file of the parts as they are, not compressed and without check sums: the reader of spreadsheets takes it, and
 * has nothing left to unpack, for which it would start workers that the page's policy refuses.
 */
export function storeZip(parts: readonly ZipPart[]): ArrayBuffer {
  const names = parts.map(({ path }) => new TextEncoder().encode(path));
  const size = parts.reduce(
    (sum, { bytes }, index) => sum + 76 + 2 * lengthOf(names[index]) + bytes.length,
    22,
  );
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const headers: number[] = [];
  let at = 0;
  const put = (bytes: Uint8Array) => {
    file.set(bytes, at);
    at += bytes.length;
  };
  const sizes = (offset: number, length: number, name: Uint8Array) => {
    view.setUint32(offset, length, true);
    view.setUint32(offset + 4, length, true);
    view.setUint16(offset + 8, name.length, true);
  };
  for (const [index, { bytes }] of parts.entries()) {
    const name = names[index] ?? new Uint8Array();
    headers.push(at);
    view.setUint32(at, 0x04034b50, true);
    sizes(at + 18, bytes.length, name);
    at += 30;
    put(name);
    put(bytes);
  }
  const directory = at;
  for (const [index, { bytes }] of parts.entries()) {
    const name = names[index] ?? new Uint8Array();
    view.setUint32(at, 0x02014b50, true);
    sizes(at + 20, bytes.length, name);
    view.setUint32(at + 42, headers[index] ?? 0, true);
    at += 46;
    put(name);
  }
  const end = at;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 8, parts.length, true);
  view.setUint16(end + 10, parts.length, true);
  view.setUint32(end + 12, end - directory, true);
  view.setUint32(end + 16, directory, true);
  return file.buffer;
}

function lengthOf(bytes: Uint8Array | undefined): number {
  return bytes?.length ?? 0;
}
