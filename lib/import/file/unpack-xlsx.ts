import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate';
import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal } from './import-file';
import { IMPORT_LIMITS } from './limits';

/** The XML parts of an XLSX by their paths, unpacked. */
export type XlsxParts = Readonly<Record<string, Uint8Array>>;

/** A part is unpacked in steps of so many packed bytes: each stands for at most a thousand times as many. */
const STEP_BYTES = 16_384;
const XML_PART = /\.(?:xml|rels)$/;

class TooLarge extends Error {}

/**
 * Unpacks the XML parts of an XLSX, and stops as soon as they grow past the limit, whatever the file says of their
 * size: a few kilobytes can stand for gigabytes. Of parts with the same path the last one counts. Refused with
 * `tooLarge` past that limit, with `damaged` where the file is no whole ZIP file or its parts are not as it lists them.
 */
export function unpackXlsx(file: Uint8Array): Result<XlsxParts, ImportRefusal> {
  try {
    const sizes = listedSizes(file);
    const parts = unpackedParts(file);
    const isAsListed = Array.from(sizes).every(([path, size]) => parts[path]?.length === size);
    return isAsListed ? ok(parts) : refused('damaged');
  } catch (error) {
    return refused(error instanceof TooLarge ? 'tooLarge' : 'damaged');
  }
}

/** What the directory at the end lists, and nothing unpacked; throws where there is none. */
function listedSizes(file: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  let count = 0;
  unzipSync(file, {
    filter({ name, originalSize }) {
      count += 1;
      if (count > IMPORT_LIMITS.parts) throw new Error('It has too many parts.');
      if (XML_PART.test(name)) sizes.set(name, originalSize);
      return false;
    },
  });
  return sizes;
}

/**
 * A scan from the beginning counts what is truly unpacked. Where the sizes stand behind the parts it has to guess
 * where a part ends, and a few bytes within one can look like its end: then the directory's sizes are taken, which
 * nothing is unpacked past.
 */
function unpackedParts(file: Uint8Array): XlsxParts {
  try {
    return scannedParts(file);
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    return partsBySize(file);
  }
}

function scannedParts(file: Uint8Array): XlsxParts {
  const parts: Record<string, Uint8Array> = {};
  const take = allowance();
  let count = 0;
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
    if (count > IMPORT_LIMITS.parts) throw new Error('It has too many parts.');
    if (XML_PART.test(part.name)) collect(part);
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += STEP_BYTES) {
    unzip.push(file.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= file.length);
  }
  return parts;
}

function partsBySize(file: Uint8Array): XlsxParts {
  const take = allowance();
  return unzipSync(file, {
    filter({ name, originalSize }) {
      if (!XML_PART.test(name)) return false;
      take(originalSize);
      return true;
    },
  });
}

/** Takes from what may be unpacked of one file; throws when that is used up. */
function allowance(): (bytes: number) => void {
  let left: number = IMPORT_LIMITS.unpackedBytes;
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
