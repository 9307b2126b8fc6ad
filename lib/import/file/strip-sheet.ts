import { IMPORT_LIMITS } from './limits';
import { attributesOf, tagsOf, UnfitXml, type XmlTag } from './xml-tags';

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;
const TYPE = /^\w{0,20}$/;
const FORMAT = /^\d{0,9}$/;
const KEPT_IN_CELLS = new Set(['v', 'is', 't', 'r', 'rPh']);
const READ = new Set(['row', 'c', ...KEPT_IN_CELLS]);

export interface StrippedSheet {
  readonly xml: string;
  readonly rows: number;
  readonly columns: number;
}

/** Counted from 1. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * Rewrites the cells that have a value with their address, type and format. Formats of a million empty rows
 * would fill the memory, and the reader creates every cell before the last. A row or cell without an address
 * follows the previous one. Throws `UnfitXml` if the XML is no sheet or has too many cells.
 */
export function stripSheet(xml: string): StrippedSheet {
  const written: string[] = [];
  let [rows, columns, cells] = [0, 0, 0];
  let at: Place = { row: 0, column: 0 };
  let row: string[] | undefined;
  let cell: string | undefined;
  let hasValue = false;

  function endCell(): void {
    if (cell === undefined) throw new UnfitXml();
    if (hasValue) {
      rows = Math.max(rows, at.row);
      columns = Math.max(columns, at.column);
      cells += 1;
      if (cells > IMPORT_LIMITS.cells) throw new UnfitXml('tooManyCells');
      row?.push(`${cell}</c>`);
    }
    cell = undefined;
  }
  function endRow(): void {
    // Joined row by row: keeping a million pieces costs more than reading them.
    if (row && row.length > 0) written.push(`<row>${row.join('')}</row>`);
    row = undefined;
  }

  for (const tag of tagsOf(xml, READ)) {
    const { name, kind, text } = tag;
    if (cell !== undefined) {
      if (name === 'c' && kind === 'close') endCell();
      else if (name === 'row' || name === 'c') throw new UnfitXml();
      else {
        cell += kind === 'close' ? `</${name}>` : kind === 'empty' ? `<${name}/>` : `<${name}>`;
        if (text !== '' && (name === 'v' || name === 't')) {
          cell += text;
          hasValue = true;
        }
      }
    } else if (name === 'row') {
      endRow();
      if (kind === 'close') continue;
      at = { row: rowNumber(tag) ?? at.row + 1, column: 0 };
      if (kind === 'open') row = [];
    } else if (name === 'c' && kind !== 'close') {
      if (!row) throw new UnfitXml();
      const begun = startOfCell(tag, at);
      at = begun.place;
      hasValue = false;
      if (kind === 'open') cell = begun.written;
    }
  }
  return { xml: `<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`, rows, columns };
}

export function sizeRefusalOf({ rows, columns }: Omit<StrippedSheet, 'xml'>) {
  // The limit allows one more row, for the heads.
  if (rows > IMPORT_LIMITS.rows + 1) return 'tooManyRows' as const;
  const isTooWide = columns > IMPORT_LIMITS.columns || rows * columns > 2 * IMPORT_LIMITS.cells;
  return isTooWide ? ('tooManyCells' as const) : undefined;
}

function startOfCell(tag: XmlTag, before: Place): { written: string; place: Place } {
  const attributes = attributesOf(tag);
  const type = attributes.get('t') ?? '';
  const format = attributes.get('s') ?? '';
  if (!TYPE.test(type) || !FORMAT.test(format)) throw new UnfitXml();
  const counted = attributes.get('r') ?? `${columnLetters(before.column + 1)}${before.row}`;
  const [address, letters = '', number = ''] = ADDRESS.exec(counted) ?? [];
  if (address === undefined) throw new UnfitXml();
  const place = { row: Math.max(Number(number), before.row), column: columnNumber(letters) };
  const written = `<c r="${address}" t="${type === '' ? 'n' : type}"${format === '' ? '' : ` s="${format}"`}>`;
  return { written, place };
}

function rowNumber(tag: XmlTag): number | undefined {
  const number = attributesOf(tag).get('r') ?? '';
  if (!/^\d{0,7}$/.test(number)) throw new UnfitXml();
  return number === '' ? undefined : Number(number);
}

function columnNumber(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = 26 * number + letters.charCodeAt(at) - 64;
  return number;
}

function columnLetters(number: number): string {
  let letters = '';
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters;
}
