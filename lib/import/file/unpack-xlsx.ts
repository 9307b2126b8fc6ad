import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate';
import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal } from './import-file';
import { BOUNDS_IN_WORKER, IMPORT_LIMITS, type SizeBounds } from './limits';

export type XlsxParts = Readonly<Record<string, Uint8Array>>;

/** Packed bytes per unpacking step: each can expand up to a thousandfold. */
const STEP_BYTES = 16_384;
const XML_PART = /\.(?:xml|rels)$/;

class TooLarge extends Error {}

/**
 * Stops unpacking at the limit, whatever sizes the file declares: a few kilobytes can expand to gigabytes. Of
 * parts with the same path the last one counts. Refuses with `damaged` if the ZIP is incomplete or does not
 * match its directory.
 */
export function unpackXlsx(
  file: Uint8Array,
  { unpackedBytes, refusal }: SizeBounds = BOUNDS_IN_WORKER,
): Result<XlsxParts, ImportRefusal> {
  try {
    const sizes = listedSizes(file);
    const parts = unpackedParts(file, sizes, unpackedBytes);
    return isAsListed(parts, sizes) ? ok(parts) : refused('damaged');
  } catch (error) {
    return refused(error instanceof TooLarge ? refusal : 'damaged');
  }
}

/** The sizes from the directory at the file's end, without unpacking; throws if there is none. */
function listedSizes(file: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  let count = 0;
  unzipSync(file, {
    filter({ name, originalSize }) {
      count += 1;
      if (count > IMPORT_LIMITS.parts) throw new Error('The file has too many parts.');
      if (XML_PART.test(name)) sizes.set(name, originalSize);
      return false;
    },
  });
  return sizes;
}

function isAsListed(parts: XlsxParts, sizes: ReadonlyMap<string, number>): boolean {
  return Array.from(sizes).every(([path, size]) => parts[path]?.length === size);
}

/**
 * A scan counts the bytes actually unpacked. If sizes follow the parts, the scan may guess a part's end
 * wrongly. Then the sizes from the directory limit the unpacking.
 */
function unpackedParts(file: Uint8Array, sizes: ReadonlyMap<string, number>, most: number): XlsxParts {
  try {
    const { parts, isGuessed } = scannedParts(file, most);
    // A part longer than declared was found whole, so its size is wrong; the scan lost a shorter one.
    const isLost = Array.from(sizes).some(([path, size]) => (parts[path]?.length ?? 0) < size);
    return isGuessed && isLost ? partsBySize(file, most) : parts;
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    return partsBySize(file, most);
  }
}

/** `isGuessed`: at least one part declares its size only after its bytes. */
function scannedParts(file: Uint8Array, most: number): { parts: XlsxParts; isGuessed: boolean } {
  const parts: Record<string, Uint8Array> = {};
  const take = allowance(most);
  let count = 0;
  let isGuessed = false;
  const collect = (part: UnzipFile) => {
    const pieces: Uint8Array[] = [];
    part.ondata = (error, piece, isLast) => {
      if (error) throw error;
      take(piece.length);
      pieces.push(piece);
      if (isLast) parts[part.name] = joined(pieces);
    };
    part.start();
  };
  const unzip = new Unzip((part) => {
    count += 1;
    if (count > IMPORT_LIMITS.parts) throw new Error('The file has too many parts.');
    if (part.size === undefined) isGuessed = true;
    if (XML_PART.test(part.name)) collect(part);
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += STEP_BYTES) {
    unzip.push(file.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= file.length);
  }
  return { parts, isGuessed };
}

function partsBySize(file: Uint8Array, most: number): XlsxParts {
  const take = allowance(most);
  return unzipSync(file, {
    filter({ name, originalSize }) {
      if (!XML_PART.test(name)) return false;
      take(originalSize);
      return true;
    },
  });
}

/** Counts down the bytes one file may unpack; throws at the limit. */
function allowance(most: number): (bytes: number) => void {
  let left = most;
  return (bytes) => {
    left -= bytes;
    if (left < 0) throw new TooLarge();
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
