import { zipOf } from './zip-support';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface SheetParts {
  /** The XML of the first sheet. */
  readonly sheet: string;
  readonly strings?: string;
  readonly styles?: string;
  /** Of the workbook, instead of the one that lists the first sheet. */
  readonly sheets?: string;
  readonly relations?: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** An XLSX of these parts, written by the format's description alone. */
export function spreadsheetOf(parts: SheetParts): Uint8Array<ArrayBuffer> {
  const { sheet, strings, styles, others = {} } = parts;
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets>${parts.sheets ?? sheetNamed(1, 'first')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships>${relation('first', 'worksheet', 'worksheets/sheet1.xml')}` +
      `${relation('strings', 'sharedStrings', 'sharedStrings.xml')}` +
      `${relation('styles', 'styles', 'styles.xml')}${parts.relations ?? ''}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strings }),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
    ...others,
  };
  return zipOf(Object.entries(files).map(([path, xml]) => ({ path, bytes: Buffer.from(xml) })));
}

export function sheetNamed(number: number, id: string): string {
  return `<sheet name="Sheet ${number}" sheetId="${number}" r:id="${id}"/>`;
}

export function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
}

export function sheetOf(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

/** A cell with a text of its own. */
export function textCell(address: string, text: string): string {
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

/** The XML of rows of texts, from the first row and column on. */
export function textRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, row) => {
      const written = cells.map((text, column) => textCell(`${'ABCDEFGH'[column]}${row + 1}`, text));
      return `<row r="${row + 1}">${written.join('')}</row>`;
    })
    .join('');
}
