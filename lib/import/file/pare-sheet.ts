import { IMPORT_LIMITS } from './limits';
import { attributesOf, tagsOf, UnfitXml, type XmlTag } from './xml-tags';

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;
const KEPT_IN_CELLS = new Set(['v', 'is', 't', 'r', 'rPh']);

/** A sheet's XML with nothing but the cells that have a value, and the room that they span. */
export interface ParedSheet {
  readonly xml: string;
  readonly rows: number;
  readonly columns: number;
}

/**
 * Writes the cells that have a value anew, with their address, type and format: what else the sheet has may be far
 * more (formats of a million empty rows), and the reader would make an empty cell for each place before the last one.
 * Throws `UnfitXml` for what is no sheet.
 */
export function pareSheet(xml: string): ParedSheet {
  const written = ['<worksheet><sheetData>'];
  let [rows, columns] = [0, 0];
  let row: { readonly number: string; isWritten: boolean } | undefined;
  let cell: string[] | undefined;
  let hasValue = false;

  function startCell(tag: XmlTag): void {
    if (!row || cell) throw new UnfitXml();
    const attributes = attributesOf(tag);
    const address = attributes.get('r') ?? '';
    if (!ADDRESS.test(address)) throw new UnfitXml();
    const [type = 'n', format = ''] = [attributes.get('t'), attributes.get('s')];
    if (!/^\w{1,20}$/.test(type) || !/^\d{0,9}$/.test(format)) throw new UnfitXml();
    cell = [`<c r="${address}" t="${type}"${format === '' ? '' : ` s="${format}"`}>`];
    hasValue = false;
    if (tag.kind === 'empty') cell = undefined;
    else takeRoom(address, row.number);
  }
  /** Of a cell with a value, once it turns out that it has one. */
  let room = { row: 0, column: 0 };
  function takeRoom(address: string, rowNumber: string): void {
    const [, letters = '', number = ''] = ADDRESS.exec(address) ?? [];
    room = { row: Math.max(Number(number), Number(rowNumber)), column: columnNumber(letters) };
  }
  function endCell(): void {
    if (!cell || !row) throw new UnfitXml();
    if (hasValue) {
      rows = Math.max(rows, room.row);
      columns = Math.max(columns, room.column);
      if (!row.isWritten) written.push(row.number === '' ? '<row>' : `<row r="${row.number}">`);
      row.isWritten = true;
      written.push(...cell, '</c>');
    }
    cell = undefined;
  }

  for (const tag of tagsOf(xml)) {
    const { name, kind, text } = tag;
    if (cell) {
      if (name === 'c' && kind === 'close') endCell();
      else if (name === 'row' || name === 'c') throw new UnfitXml();
      else if (KEPT_IN_CELLS.has(name)) {
        if (kind === 'open' && (name === 'v' || name === 'is')) hasValue = true;
        cell.push(kind === 'close' ? `</${name}>` : kind === 'empty' ? `<${name}/>` : `<${name}>`);
        if (kind === 'open' && (name === 'v' || name === 't')) cell.push(text);
      }
    } else if (name === 'row') {
      if (kind === 'close' && row?.isWritten) written.push('</row>');
      row = kind === 'open' ? { number: rowNumber(tag), isWritten: false } : undefined;
    } else if (name === 'c' && kind !== 'close') startCell(tag);
  }
  written.push('</sheetData></worksheet>');
  return { xml: written.join(''), rows, columns };
}

/** Why the sheet is not read, whose cells would fill a table that is too large. */
export function refusalOfRoom({ rows, columns }: Omit<ParedSheet, 'xml'>) {
  // One more row for the heads.
  if (rows > IMPORT_LIMITS.rows + 1) return 'tooManyRows' as const;
  const isTooWide = columns > IMPORT_LIMITS.columns || rows * columns > 2 * IMPORT_LIMITS.cells;
  return isTooWide ? ('tooManyCells' as const) : undefined;
}

function rowNumber(tag: XmlTag): string {
  const number = attributesOf(tag).get('r') ?? '';
  if (!/^\d{0,7}$/.test(number)) throw new UnfitXml();
  return number;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = 26 * number + letter.charCodeAt(0) - 64;
  return number;
}
