import type { RoleColor } from '@/lib/employees/role';
import { PICTURE_FORMAT } from '@/lib/week-sheet/sheet-format';
import { layOutSheet, type PlacedRow, type SheetLayout } from '@/lib/week-sheet/sheet-layout';
import { RUN_GAP, RUN_LOOKS, type SheetLine } from '@/lib/week-sheet/sheet-lines';
import type { WeekSheet } from '@/lib/week-sheet/week-sheet';
import { fontOf, type SheetFont } from './sheet-font';

const SCALE = 2;
/** The largest canvas that phones can paint. */
const MAX_PIXELS = 16_000_000;
const INK = '#17191f';
const QUIET_INK = '#5a5f68';
const LINE = '#dee0e3';
const GROUP_GROUND = '#f0f1f3';
const BAR_WIDTH = 5;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The sheet as a PNG at 2x scale, light in every theme. */
export async function weekPicture(sheet: WeekSheet, font: SheetFont): Promise<Blob> {
  const layout = layOutSheet(sheet, PICTURE_FORMAT, font.measure);
  const height = Math.ceil(layout.pages[0]?.height ?? 0);
  const { width } = layout.format;
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  paint(context, sheet, layout, font);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    );
  });
}

function paint(
  context: CanvasRenderingContext2D,
  sheet: WeekSheet,
  layout: SheetLayout,
  { family, measure }: SheetFont,
): void {
  const { title, head, columns, size, lineHeight, rowPadding, footHeight } = layout;
  const { inset } = layout.format;
  const left = columns[0] ?? 0;
  const right = columns.at(-1) ?? 0;
  const dayLeft = (day: number) => columns[day + 1] ?? 0;
  const [page] = layout.pages;
  const footTop = page?.footTop ?? 0;

  function text(words: string, x: number, middle: number, at: number, weight: number, color = INK): void {
    context.font = fontOf(family, at, weight);
    context.fillStyle = color;
    context.textBaseline = 'alphabetic';
    context.direction = RIGHT_TO_LEFT.test(words) ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    // Capitals and digits are about 0.7 em high: this offset centers them in the line.
    context.fillText(words, x, middle + at * 0.36);
  }
  const textToRight = (
    words: string,
    edge: number,
    middle: number,
    at: number,
    weight: number,
    color = INK,
  ) => text(words, edge - measure(words, at, weight), middle, at, weight, color);

  function line(from: number, x1: number, to: number, color: string, thickness = 1): void {
    context.fillStyle = color;
    context.fillRect(x1, from, to - x1, thickness);
  }
  function column(x: number, from: number, to: number): void {
    context.fillStyle = LINE;
    context.fillRect(x, from, 0.5, to - from);
  }
  function lines(all: readonly SheetLine[], x: number, top: number): void {
    for (const [at, runs] of all.entries()) {
      let runLeft = x;
      for (const { kind, text: words } of runs) {
        const { scale, weight } = RUN_LOOKS[kind];
        const color = kind === 'role' ? QUIET_INK : INK;
        text(words, runLeft, top + (at + 0.5) * lineHeight, size * scale, weight, color);
        runLeft += measure(words, size * scale, weight) + RUN_GAP * size;
      }
    }
  }
  function row({ heading, top, height, nameLines, cells, hours }: PlacedRow): void {
    if (heading) {
      const { headingHeight } = layout;
      context.fillStyle = GROUP_GROUND;
      context.fillRect(left, top - headingHeight, right - left, headingHeight);
      const middle = top - headingHeight / 2;
      text(heading.name, left + inset.name, middle, size, 620);
      const sumsLeft = left + inset.name + measure(heading.name, size, 620) + size;
      text(heading.sums, sumsLeft, middle, size * 0.88, 420, QUIET_INK);
    }
    lines(nameLines, left + inset.name, top + rowPadding);
    for (const [day, shifts] of cells.entries()) {
      for (const placed of shifts) {
        if (placed.shift.words === undefined) {
          context.fillStyle = SHEET_BAR_COLORS[placed.shift.color];
          context.fillRect(dayLeft(day) + 3, top + placed.top + 1, BAR_WIDTH, placed.height - 2);
        }
        lines(placed.lines, dayLeft(day) + inset.shift, top + placed.top);
      }
    }
    textToRight(hours, right - inset.name, top + rowPadding + lineHeight / 2, size, 420);
    line(top + height - 0.5, left, right, LINE, 0.5);
  }

  const titleMiddle = title.top + title.height * 0.4;
  text(title.text, left + inset.name, titleMiddle, title.size, 620);
  textToRight(sheet.note, right - inset.name, titleMiddle, title.size * 0.6, 420, QUIET_INK);
  const headMiddle = head.top + head.height / 2;
  text(sheet.nameHead, left + inset.name, headMiddle, size, 620);
  for (const [day, words] of sheet.dayHeads.entries()) {
    text(words, dayLeft(day) + inset.shift, headMiddle, size, 620);
    column(dayLeft(day), head.top + head.height, footTop + footHeight);
  }
  textToRight(sheet.hoursHead, right - inset.name, headMiddle, size, 620);
  line(head.top + head.height - 1, left, right, INK);
  for (const placed of page?.rows ?? []) row(placed);
  const footMiddle = footTop + footHeight / 2;
  text(sheet.foot.name, left + inset.name, footMiddle, size, 620);
  for (const [day, count] of sheet.foot.days.entries())
    text(count, dayLeft(day) + inset.shift, footMiddle, size, 620);
  textToRight(sheet.foot.hours, right - inset.name, footMiddle, size, 620);
  const legendMiddle = footTop + footHeight + layout.legendHeight / 2;
  text(sheet.legend, left + inset.name, legendMiddle, size * 0.88, 420, QUIET_INK);
}

/** The role edge colors of the light theme (roles.css): paper and picture are light in every theme. */
export const SHEET_BAR_COLORS: Readonly<Record<RoleColor, string>> = {
  gray: '#82868f',
  yellow: '#e9b10d',
  purple: '#9964e5',
  red: '#ed4a4c',
  blue: '#2389e2',
};
