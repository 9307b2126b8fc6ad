import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal } from './import-file';
import { IMPORT_LIMITS } from './limits';
import { pareSheet, refusalOfRoom } from './pare-sheet';
import type { XlsxParts } from './unpack-xlsx';
import { rootOf, tagsOf, UnfitXml, type XmlTag } from './xml-tags';

/** By root element: the elements to keep and the maximum count of the countable ones. */
const KEPT: ReadonlyMap<string, { readonly names: ReadonlySet<string>; readonly most: number }> = new Map([
  // The number of formats a spreadsheet can hold.
  ['styleSheet', { names: new Set(['numFmt', 'cellStyleXfs', 'cellXfs', 'xf']), most: 150_000 }],
  ['workbook', { names: new Set(['workbookPr', 'sheet']), most: IMPORT_LIMITS.parts }],
  ['Relationships', { names: new Set(['Relationship']), most: 4 * IMPORT_LIMITS.parts }],
  ['sst', { names: new Set(['si', 't', 'r', 'rPh']), most: Number.POSITIVE_INFINITY }],
]);
/** The reader checks formats in quadratic time; a spreadsheet's have at most 255 characters. */
const LONGEST_FORMAT_TAG = 1000;
const MOST_FORMATS = 5000;
/** For all sheets together: hundreds of sheets at the single limit fill the memory. */
const MOST_ROOM = 4 * IMPORT_LIMITS.cells;

/**
 * Keeps only the XML that the reader needs, so that its time and memory stay proportional to the file.
 * Refuses with `damaged`, `longCell`, `tooManyRows`, `tooManyCells`, or `tooLarge` if all sheets together
 * have too many cells. `onProgress` receives the finished share of the bytes after each part.
 */
export function pareXlsx(
  parts: XlsxParts,
  onProgress: (share: number) => void,
): Result<XlsxParts, ImportRefusal> {
  const pared: Record<string, Uint8Array> = {};
  const all = Object.values(parts).reduce((sum, { length }) => sum + length, 0);
  let [room, done] = [0, 0];
  try {
    for (const [path, bytes] of Object.entries(parts)) {
      const xml = new TextDecoder().decode(bytes);
      const root = rootOf(xml);
      if (root === 'worksheet') {
        const sheet = pareSheet(xml);
        room += sheet.rows * sheet.columns;
        const refusal = refusalOfRoom(sheet) ?? (room > MOST_ROOM ? 'tooLarge' : undefined);
        if (refusal) return refused(refusal);
        pared[path] = new TextEncoder().encode(sheet.xml);
      } else if (root === 'Relationships' ? path === 'xl/_rels/workbook.xml.rels' : KEPT.has(root)) {
        pared[path] = new TextEncoder().encode(paredPart(xml, root));
      }
      done += bytes.length;
      onProgress(done / all);
    }
  } catch (error) {
    if (error instanceof UnfitXml) return refused(error.refusal);
    throw error;
  }
  return ok(pared);
}

function paredPart(xml: string, root: string): string {
  const { names, most } = KEPT.get(root) ?? { names: new Set<string>(), most: 0 };
  const written: string[] = [];
  let [count, formats] = [0, 0];
  for (const tag of tagsOf(xml, names)) {
    const { name, kind, attributes } = tag;
    if (kind !== 'close') count += 1;
    if (name === 'numFmt') formats += 1;
    const isFormatUnfit =
      formats > MOST_FORMATS || (name === 'numFmt' && attributes.length > LONGEST_FORMAT_TAG);
    if (count > most || isFormatUnfit) throw new UnfitXml();
    written.push(tagText(tag));
    if (root === 'sst' && name === 't' && kind === 'open') written.push(tag.text);
  }
  return `<${root}>${written.join('')}</${root}>`;
}

function tagText({ name, kind, attributes }: XmlTag): string {
  return kind === 'close' ? `</${name}>` : `<${name}${attributes}${kind === 'empty' ? '/' : ''}>`;
}
