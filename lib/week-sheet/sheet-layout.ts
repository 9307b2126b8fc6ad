import type { SheetFormat } from './sheet-format';
import { createLineFitter, type LineFitter, type MeasureText, type SheetLine } from './sheet-lines';
import type { SheetRow, SheetShift, WeekSheet } from './week-sheet';

/** A shift with its lines. */
export interface PlacedShift {
  readonly shift: SheetShift;
  /** From the top of its row. */
  readonly top: number;
  readonly height: number;
  readonly lines: readonly SheetLine[];
}

export interface PlacedRow {
  readonly top: number;
  readonly height: number;
  readonly nameLines: readonly SheetLine[];
  readonly cells: readonly (readonly PlacedShift[])[];
  readonly hours: string;
}

export interface SheetPage {
  readonly height: number;
  readonly rows: readonly PlacedRow[];
  /** Position of the people per day; only on the last page. */
  readonly footTop: number | undefined;
}

/** A sheet divided into pages: everything in the format's unit, from the page's top left corner. */
export interface SheetLayout {
  readonly format: SheetFormat;
  /** Font size of the rows. */
  readonly size: number;
  readonly lineHeight: number;
  /** Above and below the lines of a row. */
  readonly rowPadding: number;
  readonly title: { readonly top: number; readonly height: number; readonly size: number };
  /** The heads of the columns, on every page. */
  readonly head: { readonly top: number; readonly height: number };
  readonly footHeight: number;
  readonly legendHeight: number;
  /** Left edges of name, seven days and hours, and the right edge of the last. */
  readonly columns: readonly number[];
  readonly pages: readonly SheetPage[];
}

const LINE_HEIGHT = 1.2;
/** Gap between two shifts of one cell, as a fraction of the size. */
const SHIFT_GAP = 0.1;
/** Browsers round rows up; a completely full page would spill over. */
const SLACK = 6;

/**
 * Lays the sheet out on one page in the largest font size that fits; if none fits, on as few pages as an easily
 * legible size allows. A row higher than a page continues on the next with its name repeated.
 */
export function layOutSheet(sheet: WeekSheet, format: SheetFormat, measure: MeasureText): SheetLayout {
  const layouts: SheetLayout[] = [];
  for (const size of format.sizes) {
    const layout = layOutIn(size, sheet, format, measure);
    if (layout.pages.length === 1) return layout;
    layouts.push(layout);
  }
  const legible = layouts.filter(({ size }) => size >= format.leastOnSeveralPages);
  const minPages = Math.min(...legible.map(({ pages }) => pages.length));
  const best = legible.find(({ pages }) => pages.length === minPages);
  if (!best) throw new RangeError('A format has a size that is read with ease.');
  return best;
}

function layOutIn(size: number, sheet: WeekSheet, format: SheetFormat, measure: MeasureText): SheetLayout {
  const { width, height, margin, inset, nameWidth, hoursWidth } = format;
  const dayWidth = (width - 2 * margin - nameWidth - hoursWidth) / 7;
  const daysLeft = margin + nameWidth;
  const days = Array.from({ length: 8 }, (_, day) => daysLeft + day * dayWidth);
  const fitter = createLineFitter(
    size,
    nameWidth - inset.name - inset.end,
    dayWidth - inset.shift - inset.end,
    measure,
  );
  // Heads shrink half as much as the rows do.
  const unit = ((format.sizes[0] ?? size) + size) / 2;
  const lineHeight = size * LINE_HEIGHT;
  const rowPadding = Math.max(1, (size - 5.5) * 0.9);
  const title = { top: margin, height: unit * 2.6, size: unit * 1.6 };
  const head = { top: margin + title.height, height: unit * 1.9 };
  const footHeight = unit * 1.9;
  const legendHeight = sheet.legend === '' ? 0 : unit * 1.7;
  const bodyTop = head.top + head.height;
  const bottom = height === undefined ? Number.POSITIVE_INFINITY : height - margin - SLACK - legendHeight;
  const measures = { lineHeight, rowPadding, gap: size * SHIFT_GAP };
  const rows = sheet.rows.flatMap((row) =>
    fitRow(row, fitter, measures, Math.max(bottom - bodyTop - footHeight, lineHeight * 4)),
  );
  return {
    format,
    size,
    lineHeight,
    rowPadding,
    title,
    head,
    footHeight,
    legendHeight,
    columns: [margin, ...days, width - margin],
    pages: paginate(rows, bodyTop, bottom, footHeight).map((page) => ({
      ...page,
      height: height ?? (page.footTop ?? bodyTop) + footHeight + legendHeight + margin,
    })),
  };
}

interface Measures {
  readonly lineHeight: number;
  readonly rowPadding: number;
  readonly gap: number;
}

/** The row without its position; several when its cells exceed a page. */
function fitRow(
  row: SheetRow,
  fitter: LineFitter,
  { lineHeight, rowPadding, gap }: Measures,
  maxHeight: number,
): readonly Omit<PlacedRow, 'top'>[] {
  const nameLines = fitter.name(row);
  const parts = row.cells.map((shifts) => {
    const chunks: PlacedShift[][] = [[]];
    let top = rowPadding;
    for (const shift of shifts) {
      const lines = fitter.shift(shift);
      const height = lines.length * lineHeight;
      if (top + height + rowPadding > maxHeight && top > rowPadding) {
        chunks.push([]);
        top = rowPadding;
      }
      chunks.at(-1)?.push({ shift, top, height, lines });
      top += height + gap;
    }
    return chunks;
  });
  const count = Math.max(...parts.map((chunks) => chunks.length));
  return Array.from({ length: count }, (_, part) => {
    const cells = parts.map((chunks) => chunks[part] ?? []);
    const ends = cells.map((placed) => {
      const last = placed.at(-1);
      return last ? last.top + last.height : 0;
    });
    const height = Math.max(rowPadding + nameLines.length * lineHeight, ...ends) + rowPadding;
    return { height, nameLines, cells, hours: part === 0 ? row.hours : '' };
  });
}

function paginate(
  rows: readonly Omit<PlacedRow, 'top'>[],
  bodyTop: number,
  bottom: number,
  footHeight: number,
): readonly Omit<SheetPage, 'height'>[] {
  const pages: PlacedRow[][] = [[]];
  let top = bodyTop;
  for (const [position, row] of rows.entries()) {
    // The last row stays with the people per day.
    const room = bottom - (position === rows.length - 1 ? footHeight : 0);
    if (top + row.height > room && top > bodyTop) {
      pages.push([]);
      top = bodyTop;
    }
    pages.at(-1)?.push({ ...row, top });
    top += row.height;
  }
  return pages.map((placed, position) => ({
    rows: placed,
    footTop: position === pages.length - 1 ? top : undefined,
  }));
}
