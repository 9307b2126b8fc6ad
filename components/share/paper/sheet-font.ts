import type { MeasureText } from '@/lib/week-sheet/sheet-lines';

/** The letters that a sheet is written and measured in. */
export interface SheetFont {
  readonly family: string;
  /** Measures in pixels. */
  readonly measure: MeasureText;
}

/** Letters come in other widths on paper or in a canvas than the browser has told. */
const SAFETY = 1.02;
const WEIGHTS = [420, 520, 620];

/** The app's font, as soon as it is there for these texts; where it does not come, what stands in for it. */
export async function loadSheetFont(texts: string): Promise<SheetFont> {
  const { fontFamily: family } = getComputedStyle(document.body);
  const loads = WEIGHTS.map((weight) => document.fonts.load(fontOf(family, 16, weight), texts));
  await Promise.allSettled(loads);
  return { family, measure: createMeasure(family) };
}

/** What a canvas calls it. */
export function fontOf(family: string, size: number, weight: number): string {
  return `${weight} ${size}px ${family}`;
}

/** Measures in a unit of so many pixels, such as points. */
export function measureIn(pixelsPerUnit: number, measure: MeasureText): MeasureText {
  return (text, size, weight) => measure(text, size * pixelsPerUnit, weight) / pixelsPerUnit;
}

function createMeasure(family: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, size, weight) => {
    const font = fontOf(family, size, weight);
    const key = `${font} ${text}`;
    const measured = known.get(key);
    if (measured !== undefined) return measured;
    if (context) context.font = font;
    // Where there is no canvas, letters are taken to be wide.
    const width = (context?.measureText(text).width ?? text.length * size * 0.7) * SAFETY;
    known.set(key, width);
    return width;
  };
}
