type Part = keyof typeof WEIGHTS;

/** As in the style sheet of the dense card. */
const WEIGHTS = { name: 520, time: 420 };
const SIZE = '12px';

/**
 * Measures the texts of dense lines in px; each text once. Infinite while the font is on its way, or where there is no
 * canvas. Digits are measured as zeros, because those of a time are of one width.
 */
export function createTextMeasure(): (text: string, part: Part) => number {
  const known = { name: new Map<string, number>(), time: new Map<string, number>() };
  let pen: CanvasRenderingContext2D | null | undefined;
  let family = '';
  return (text, part) => {
    const before = known[part].get(text);
    if (before !== undefined) return before;
    if (pen === undefined) {
      pen = document.createElement('canvas').getContext('2d');
      family = getComputedStyle(document.body).fontFamily;
    }
    const font = `${WEIGHTS[part]} ${SIZE} ${family}`;
    if (!pen || !document.fonts.check(font, text)) return Number.POSITIVE_INFINITY;
    pen.font = font;
    pen.fontKerning = 'none';
    const { width } = pen.measureText(part === 'time' ? text.replace(/\d/g, '0') : text);
    known[part].set(text, width);
    return width;
  };
}
