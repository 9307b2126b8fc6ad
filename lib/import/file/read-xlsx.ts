import { Unzip, type UnzipFile, UnzipInflate, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/web-worker';
import { ok, type Result, refused } from '@/lib/result';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import type { ImportRefusal, TableRows } from './import-file';
import { BOUNDS_IN_WORKER, IMPORT_LIMITS, type SizeBounds } from './limits';
import { boundedRows } from './read-delimited';
import { sizeRefusalOf, stripSheet } from './strip-sheet';
import { rootOf, tagsOf, UnfitXml, type XmlTag } from './xml-tags';

/** Spreadsheets write a time without a date as a fraction of this year's first day. */
const YEAR_OF_TIMES = 1900;
const MAX_CELLS = 4 * IMPORT_LIMITS.cells;
const [UNPACKED, STRIPPED, READ] = [0.2, 0.5, 0.9];

/** Every non-empty sheet, with dates as `2026-11-20`, times as `17:30`. `onProgress` receives 0 to 1. */
export async function readXlsx(
  file: Uint8Array,
  bounds: SizeBounds,
  onProgress: (share: number) => void,
): Promise<Result<readonly TableRows[], ImportRefusal>> {
  const parts = unpackXlsx(file, bounds);
  if (!parts.isOk) return parts;
  onProgress(UNPACKED);
  const stripped = stripXlsx(parts.value, (share) => onProgress(UNPACKED + (STRIPPED - UNPACKED) * share));
  if (!stripped.isOk) return stripped;
  try {
    // Stored uncompressed: the reader unpacks large parts in workers, which the page's policy blocks.
    const sheets = await readXlsxFile(zipSync(stripped.value, { level: 0 }).buffer);
    onProgress(READ);
    return filledTables(sheets.map(({ data }) => data));
  } catch (error) {
    console.warn('The spreadsheet cannot be read.', error);
    return refused('damaged');
  }
}

/** Skips empty and unreadable sheets; a file may list the same sheet many times. */
function filledTables(
  sheets: readonly (readonly (readonly unknown[])[] | undefined)[],
): Result<readonly TableRows[], ImportRefusal> {
  const filled: TableRows[] = [];
  let first: ImportRefusal | undefined;
  let cells = 0;
  for (const sheet of sheets) {
    // Chart sheets have no cells.
    const rows = sheet ?? [];
    cells += rows.reduce((sum, { length }) => sum + length, 0);
    if (cells > MAX_CELLS) return refused('tooLarge');
    const table = boundedRows(rows.map((row) => row.map(cellText)));
    if (table.isOk) filled.push(table.value);
    else first ??= table.error;
  }
  return filled.length > 0 ? ok(filled) : refused(first ?? 'empty');
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return String(cell);
  return cell instanceof Date ? momentText(cell) : '';
}

function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const iso = new Date(Math.round(moment.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const time = iso.slice(11, 16);
  if (moment.getUTCFullYear() < YEAR_OF_TIMES) return time;
  return moment.getTime() % DAY_MS === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

/** By root element: the elements to keep and the maximum count of the countable ones. */
const KEPT: ReadonlyMap<string, { readonly names: ReadonlySet<string>; readonly most: number }> = new Map([
  // The maximum number of formats in a spreadsheet.
  ['styleSheet', { names: new Set(['numFmt', 'cellStyleXfs', 'cellXfs', 'xf']), most: 150_000 }],
  ['workbook', { names: new Set(['workbookPr', 'sheet']), most: IMPORT_LIMITS.parts }],
  ['Relationships', { names: new Set(['Relationship']), most: 4 * IMPORT_LIMITS.parts }],
  ['sst', { names: new Set(['si', 't', 'r', 'rPh']), most: Number.POSITIVE_INFINITY }],
]);
/** The reader checks formats in quadratic time; formats in spreadsheets have at most 255 characters. */
const MAX_FORMAT_TAG_LENGTH = 1000;
const MAX_FORMATS = 5000;
/** For all sheets together: hundreds of sheets at the single limit fill the memory. */
const MAX_ROOM = 4 * IMPORT_LIMITS.cells;

/**
 * Keeps only the XML that the reader needs, so that its time and memory stay proportional to the file.
 * Refuses with `damaged`, `longCell`, `tooManyRows`, `tooManyCells`, or `tooLarge` if all sheets together
 * have too many cells. `onProgress` receives the finished share of the bytes after each part.
 */
function stripXlsx(parts: XlsxParts, onProgress: (share: number) => void): Result<XlsxParts, ImportRefusal> {
  const stripped: Record<string, Uint8Array> = {};
  const all = Object.values(parts).reduce((sum, { length }) => sum + length, 0);
  let [room, done] = [0, 0];
  try {
    for (const [path, bytes] of Object.entries(parts)) {
      const xml = new TextDecoder().decode(bytes);
      const root = rootOf(xml);
      if (root === 'worksheet') {
        const sheet = stripSheet(xml);
        room += sheet.rows * sheet.columns;
        const refusal = sizeRefusalOf(sheet) ?? (room > MAX_ROOM ? 'tooLarge' : undefined);
        if (refusal) return refused(refusal);
        stripped[path] = new TextEncoder().encode(sheet.xml);
      } else if (root === 'Relationships' ? path === 'xl/_rels/workbook.xml.rels' : KEPT.has(root)) {
        stripped[path] = new TextEncoder().encode(stripPart(xml, root));
      }
      done += bytes.length;
      onProgress(done / all);
    }
  } catch (error) {
    if (error instanceof UnfitXml) return refused(error.refusal);
    throw error;
  }
  return ok(stripped);
}

function stripPart(xml: string, root: string): string {
  const { names, most } = KEPT.get(root) ?? { names: new Set<string>(), most: 0 };
  const written: string[] = [];
  let [count, formats] = [0, 0];
  for (const tag of tagsOf(xml, names)) {
    const { name, kind, attributes } = tag;
    if (kind !== 'close') count += 1;
    if (name === 'numFmt') formats += 1;
    const isFormatUnfit =
      formats > MAX_FORMATS || (name === 'numFmt' && attributes.length > MAX_FORMAT_TAG_LENGTH);
    if (count > most || isFormatUnfit) throw new UnfitXml();
    written.push(tagText(tag));
    if (root === 'sst' && name === 't' && kind === 'open') written.push(tag.text);
  }
  return `<${root}>${written.join('')}</${root}>`;
}

function tagText({ name, kind, attributes }: XmlTag): string {
  return kind === 'close' ? `</${name}>` : `<${name}${attributes}${kind === 'empty' ? '/' : ''}>`;
}

export type XlsxParts = Readonly<Record<string, Uint8Array>>;

/** Packed bytes per unpacking step: each byte can expand up to a thousandfold. */
const STEP_BYTES = 16_384;
const XML_PART = /\.(?:xml|rels)$/;

class TooLarge extends Error {}

/**
 * Stops unpacking at the limit, regardless of the declared sizes: a few kilobytes can expand to gigabytes. Of
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
    // A part shorter than its listed size was cut off by the scan. A longer part is complete: its listed size
    // is wrong.
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
