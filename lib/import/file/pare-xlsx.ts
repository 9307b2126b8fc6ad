import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal } from './import-file';
import { IMPORT_LIMITS } from './limits';
import { pareSheet, refusalOfRoom } from './pare-sheet';
import type { XlsxParts } from './unpack-xlsx';
import { rootOf, tagsOf, UnfitXml, type XmlTag } from './xml-tags';

/** By the name of the root: the elements that are read of a part, and how many there may be of the countable ones. */
const KEPT: ReadonlyMap<string, { readonly names: ReadonlySet<string>; readonly most: number }> = new Map([
  // What a spreadsheet holds of formats, at most.
  ['styleSheet', { names: new Set(['numFmt', 'cellStyleXfs', 'cellXfs', 'xf']), most: 150_000 }],
  ['workbook', { names: new Set(['workbookPr', 'sheet']), most: IMPORT_LIMITS.parts }],
  ['Relationships', { names: new Set(['Relationship']), most: 4 * IMPORT_LIMITS.parts }],
  ['sst', { names: new Set(['si', 't', 'r', 'rPh']), most: Number.POSITIVE_INFINITY }],
]);
/** The reader looks at formats in quadratic time; a spreadsheet's have no more than 255 signs. */
const LONGEST_FORMAT_TAG = 1000;
const MOST_FORMATS = 5000;
/** All sheets together: each alone may be as large as a table, and hundreds of them fill the memory. */
const MOST_ROOM = 4 * IMPORT_LIMITS.cells;

/**
 * The parts with only what is read of them, so that the reader’s time and memory stay in proportion to the file:
 * refused with `damaged` where one is not well-formed or has what no spreadsheet has, with `longCell` where a text is too
 * long, with `tooManyRows` or `tooManyCells` where cells stand far out or are too many, with `tooLarge` where all sheets
 * together have too much room. `onProgress` receives the share of the bytes that is done, part by part.
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
