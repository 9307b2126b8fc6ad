import { titleWithBusiness } from '@/lib/share/business-name';
import type { SheetFormat } from './sheet-format';
import { createLineFitter, type LineFitter, type MeasureText, type SheetLine } from './sheet-lines';
import type { SheetHeading, SheetRow, SheetShift, WeekSheet } from './week-sheet';

export interface PlacedShift {
  readonly shift: SheetShift;
  /** From the top of its row. */
  readonly top: number;
  readonly height: number;
  readonly lines: readonly SheetLine[];
}

export interface PlacedRow {
  readonly heading?: SheetHeading;
  readonly top: number;
  readonly height: number;
  readonly nameLines: readonly SheetLine[];
  readonly cells: readonly (readonly PlacedShift[])[];
  readonly hours: string;
}

export interface SheetPage {
  readonly height: number;
  readonly rows: readonly PlacedRow[];
  readonly footTop: number | undefined;
}

/** All lengths are in the format's unit, from the page's top left corner. */
export interface SheetLayout {
  readonly format: SheetFormat;
  readonly size: number;
  readonly lineHeight: number;
  readonly rowPadding: number;
  readonly title: {
    readonly top: number;
    readonly height: number;
    readonly size: number;
    readonly text: string;
  };
  readonly head: { readonly top: number; readonly height: number };
  readonly footHeight: number;
  readonly headingHeight: number;
  readonly legendHeight: number;
  /** Left edges of name, seven days and hours, and the right edge of the last. */
  readonly columns: readonly number[];
  readonly pages: readonly SheetPage[];
}

const LINE_HEIGHT = 1.2;
/** Gap between two shifts of a cell, as a fraction of the size. */
const SHIFT_GAP = 0.1;
/** Font size relative to the title's, and the space for the note with the page number. */
const NOTE_SCALE = 0.6;
const NOTE_SLACK = 1.4;
/** Browsers round rows up; a completely full page would spill over. */
const SLACK = 6;

/**
 * Uses one page in the largest font size that fits, else the fewest pages at a legible size. A row higher
 * than a page continues on the next with its name repeated.
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
  if (!best) throw new RangeError('The format has no legible font size.');
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
  // The title, headers, footer and legend shrink half as much as rows.
  const unit = ((format.sizes[0] ?? size) + size) / 2;
  const lineHeight = size * LINE_HEIGHT;
  const rowPadding = Math.max(1, (size - 5.5) * 0.9);
  const title = {
    top: margin,
    height: unit * 2.6,
    size: unit * 1.6,
    text: fitTitle(sheet, unit * 1.6, width - 2 * margin, measure),
  };
  const head = { top: margin + title.height, height: unit * 1.9 };
  const footHeight = unit * 1.9;
  const headingHeight = lineHeight + 2 * rowPadding;
  const legendHeight = sheet.legend === '' ? 0 : unit * 1.7;
  const bodyTop = head.top + head.height;
  const bottom = height === undefined ? Number.POSITIVE_INFINITY : height - margin - SLACK - legendHeight;
  const measures = { lineHeight, rowPadding, gap: size * SHIFT_GAP };
  const rows = sheet.rows.flatMap((row) =>
    fitRow(row, fitter, measures, Math.max(bottom - bodyTop - footHeight - headingHeight, lineHeight * 4)),
  );
  return {
    format,
    size,
    lineHeight,
    rowPadding,
    title,
    head,
    footHeight,
    headingHeight,
    legendHeight,
    columns: [margin, ...days, width - margin],
    pages: paginate(rows, { bodyTop, bottom, footHeight, headingHeight }).map((page) => ({
      ...page,
      height: height ?? (page.footTop ?? bodyTop) + footHeight + legendHeight + margin,
    })),
  };
}

/** Cuts a long business name with an ellipsis, so that the range stays readable. */
function fitTitle(
  { business, title, note }: WeekSheet,
  size: number,
  width: number,
  measure: MeasureText,
): string {
  const room = width - measure(note, size * NOTE_SCALE, 420) * NOTE_SLACK;
  const fits = (text: string) => measure(text, size, 620) <= room;
  const whole = titleWithBusiness(business, title);
  if (fits(whole)) return whole;
  for (let letters = Array.from(business).slice(0, -1); letters.length > 2; letters = letters.slice(0, -1)) {
    const cut = titleWithBusiness(`${letters.join('').trimEnd()}…`, title);
    if (fits(cut)) return cut;
  }
  return title;
}

interface Measures {
  readonly lineHeight: number;
  readonly rowPadding: number;
  readonly gap: number;
}

/** Returns several rows if the cells exceed a page. */
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
    const { heading } = row;
    const first = { hours: row.hours, ...(heading && { heading }) };
    return { height, nameLines, cells, ...(part === 0 ? first : { hours: '' }) };
  });
}

interface Room {
  readonly bodyTop: number;
  readonly bottom: number;
  readonly footHeight: number;
  readonly headingHeight: number;
}

function paginate(
  rows: readonly Omit<PlacedRow, 'top'>[],
  { bodyTop, bottom, footHeight, headingHeight }: Room,
): readonly Omit<SheetPage, 'height'>[] {
  const pages: PlacedRow[][] = [[]];
  let top = bodyTop;
  for (const [position, row] of rows.entries()) {
    // The last row stays with the people per day.
    const room = bottom - (position === rows.length - 1 ? footHeight : 0);
    // A heading stays with the first row of its role.
    const above = row.heading ? headingHeight : 0;
    if (top + above + row.height > room && top > bodyTop) {
      pages.push([]);
      top = bodyTop;
    }
    top += above;
    pages.at(-1)?.push({ ...row, top });
    top += row.height;
  }
  return pages.map((placed, position) => ({
    rows: placed,
    footTop: position === pages.length - 1 ? top : undefined,
  }));
}
