import { zipOf } from './zip-support';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface SheetParts {
  /** The XML of the first sheet. */
  readonly sheet: string;
  readonly strings?: string;
  readonly styles?: string;
  /** Sheet list of the workbook, instead of the one with only the first sheet. */
  readonly sheets?: string;
  readonly relations?: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** An XLSX with these parts, written from the format's specification. */
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

/** A cell with inline text. */
export function textCell(address: string, text: string): string {
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

/** XML of rows of text cells, starting at the first row and column. */
export function textRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, row) => {
      const written = cells.map((text, column) => textCell(`${'ABCDEFGH'[column]}${row + 1}`, text));
      return `<row r="${row + 1}">${written.join('')}</row>`;
    })
    .join('');
}
