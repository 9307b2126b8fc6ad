import type { MeasureText } from '@/lib/week-sheet/sheet-lines';

export interface SheetFont {
  readonly family: string;
  /** In pixels. */
  readonly measure: MeasureText;
}

/** Text widths on paper or in a canvas differ slightly from the widths that the browser reports. */
const WIDTH_MARGIN = 1.02;
const WEIGHTS = [420, 520, 620];

/** Loads the app's font for these texts; falls back to a substitute if loading fails. */
export async function loadSheetFont(texts: string): Promise<SheetFont> {
  const { fontFamily: family } = getComputedStyle(document.body);
  const loads = WEIGHTS.map((weight) => document.fonts.load(fontOf(family, 16, weight), texts));
  await Promise.allSettled(loads);
  return { family, measure: createMeasure(family) };
}

/** The CSS font shorthand for a canvas. */
export function fontOf(family: string, size: number, weight: number): string {
  return `${weight} ${size}px ${family}`;
}

/** Measures text in a unit of `pixelsPerUnit` pixels, such as points. */
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
    // Without a canvas, assume wide letters.
    const width = (context?.measureText(text).width ?? text.length * size * 0.7) * WIDTH_MARGIN;
    known.set(key, width);
    return width;
  };
}
