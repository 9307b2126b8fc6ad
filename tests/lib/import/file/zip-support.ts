import { deflateRawSync } from 'node:zlib';

/** Position of a part's sizes: before it, behind it with or without a signature, or before it in 64 bits. */
export const SIZE_PLACES = ['header', 'descriptor', 'plainDescriptor', 'zip64'] as const;

export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly sizesIn?: (typeof SIZE_PLACES)[number];
  readonly isStored?: boolean;
  /** Method in the headers, instead of the real one. */
  readonly method?: number;
  /** Unpacked size in the headers, instead of the real one. */
  readonly declaredSize?: number;
}

/** A ZIP file written from the format's specification, independent of the code that reads it. */
export function zipOf(entries: readonly ZipEntry[], count = entries.length): Uint8Array<ArrayBuffer> {
  const file: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { path, bytes, sizesIn = 'header', isStored = false } = entry;
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const name = Buffer.from(path);
    const isBehind = sizesIn === 'descriptor' || sizesIn === 'plainDescriptor';
    const is64 = sizesIn === 'zip64';
    const method = entry.method ?? (isStored ? 0 : 8);
    const size = entry.declaredSize ?? bytes.length;
    const sizes = (first: number, second: number) => (is64 ? [0xffffffff, 0xffffffff] : [first, second]);
    const written = isBehind ? [0, 0] : sizes(packed.length, size);
    const wide = is64 ? [shorts(1, 16), longs(size, 0, packed.length, 0)] : [];
    const local = [
      longs(0x04034b50),
      shorts(20, isBehind ? 8 : 0, method),
      longs(0, 0, ...written),
      shorts(name.length, is64 ? 20 : 0),
      name,
      ...wide,
      packed,
    ];
    if (sizesIn === 'descriptor') local.push(longs(0x08074b50));
    if (isBehind) local.push(longs(0, packed.length, size));
    directory.push(
      longs(0x02014b50),
      shorts(20, 20, isBehind ? 8 : 0, method),
      longs(0, 0, packed.length, size),
      shorts(name.length, 0, 0, 0, 0),
      longs(0, at),
      name,
    );
    file.push(...local);
    at += Buffer.concat(local).length;
  }
  const end = [longs(0x06054b50), shorts(0, 0, count, count), longs(Buffer.concat(directory).length, at)];
  return new Uint8Array(Buffer.concat([...file, ...directory, ...end, shorts(0)]));
}

function shorts(...values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer);
}

function longs(...values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}
