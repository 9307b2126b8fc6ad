export const PAPERS = ['a4', 'letter'] as const;

export type Paper = (typeof PAPERS)[number];

/** Lengths are points on paper and pixels in a picture. */
export interface SheetFormat {
  readonly width: number;
  /** Undefined for a height that follows the content. */
  readonly height: number | undefined;
  readonly margin: number;
  readonly sizes: readonly number[];
  readonly leastOnSeveralPages: number;
  /**
   * Padding between a text and its cell's edges; `shift` leaves space for the bar to the left of a shift's
   * text.
   */
  readonly inset: { readonly name: number; readonly shift: number; readonly end: number };
  readonly nameWidth: number;
  readonly hoursWidth: number;
}

const POINTS_PER_MM = 72 / 25.4;
/** Within the printable area of every printer. */
export const PAPER_MARGIN_MM = 8;
/** Down to 6 points: small print, but legible. */
const PAPER_SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

const SHEET_ON_PAPER = {
  margin: PAPER_MARGIN_MM * POINTS_PER_MM,
  sizes: PAPER_SIZES,
  leastOnSeveralPages: 8,
  inset: { name: 2, shift: 6, end: 3 },
  nameWidth: 128,
  hoursWidth: 38,
};

/** Landscape, in points. */
export const PAPER_FORMATS: Readonly<Record<Paper, SheetFormat>> = {
  a4: { ...SHEET_ON_PAPER, width: 297 * POINTS_PER_MM, height: 210 * POINTS_PER_MM },
  letter: { ...SHEET_ON_PAPER, width: 11 * 72, height: 8.5 * 72 },
};

/** In pixels; the picture has twice as many, so that text stays sharp when zoomed on a phone. */
export const PICTURE_FORMAT: SheetFormat = {
  width: 1600,
  height: undefined,
  margin: 32,
  sizes: [17],
  leastOnSeveralPages: 17,
  inset: { name: 4, shift: 14, end: 6 },
  nameWidth: 226,
  hoursWidth: 72,
};

const LETTER_COUNTRIES = new Set(['US', 'CA', 'MX']);

/** The usual paper for locales such as `en-US`; A4 if none names a country. */
export function usualPaper(locales: readonly string[]): Paper {
  for (const locale of locales) {
    const country = /[-_]([A-Z]{2})(?:[-_]|$)/i.exec(locale)?.[1]?.toUpperCase();
    if (country) return LETTER_COUNTRIES.has(country) ? 'letter' : 'a4';
  }
  return 'a4';
}
