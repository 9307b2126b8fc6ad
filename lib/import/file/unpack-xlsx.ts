import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal } from './import-file';
import { IMPORT_LIMITS } from './limits';

/** One part of a ZIP file, unpacked. */
export interface ZipPart {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface PackedPart {
  readonly path: string;
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The longest comment that a ZIP file can end with, and its last record. */
const END_SEARCHED = 65_535 + 22;

/**
 * Unpacks the XML parts of an XLSX, and stops as soon as they grow past the limit, whatever the file says of their
 * size: a few kilobytes can stand for gigabytes.
 */
export async function unpackXlsx(
  file: Uint8Array<ArrayBuffer>,
): Promise<Result<readonly ZipPart[], ImportRefusal>> {
  const packed = packedParts(file);
  if (!packed) return refused('damaged');
  const parts: ZipPart[] = [];
  let left: number = IMPORT_LIMITS.unpackedBytes;
  for (const { path, packed: bytes, isDeflated } of packed) {
    const unpacked = isDeflated ? await inflate(bytes, left) : bytes;
    if (unpacked === undefined) return refused('damaged');
    if (unpacked === 'tooLarge' || unpacked.length > left) return refused('tooLarge');
    left -= unpacked.length;
    parts.push({ path, bytes: unpacked });
  }
  return ok(parts);
}

/** The XML parts by the directory at the file's end; undefined where that makes no sense. */
function packedParts(file: Uint8Array<ArrayBuffer>): readonly PackedPart[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const parts: PackedPart[] = [];
  if (count > IMPORT_LIMITS.parts) return undefined;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    const path = new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength));
    if (/\.(?:xml|rels)$/.test(path)) {
      const packed = packedBytes(file, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
      // Other methods, and encrypted parts, are in no spreadsheet that can be read.
      if (!packed || (method !== 0 && method !== 8)) return undefined;
      parts.push({ path, packed, isDeflated: method === 8 });
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function packedBytes(file: Uint8Array<ArrayBuffer>, view: DataView, header: number, length: number) {
  if (header + 30 > view.byteLength || view.getUint32(header, true) !== LOCAL_HEADER) return undefined;
  const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  return from + length > view.byteLength ? undefined : file.subarray(from, from + length);
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at > view.byteLength - END_SEARCHED; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | undefined> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // What goes wrong is told by the reading side.
  writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => {});
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      pieces.push(step.value);
      length += step.value.length;
      if (length > most) {
        await reader.cancel().catch(() => {});
        return 'tooLarge';
      }
    }
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
