/** Relative text width in the dyslexia-friendly font. */
export const DYSLEXIC_SCALE = 1.22;

/** Maximum width of a character of a time at 12 px, in px. The dyslexia-friendly font has wide spaces. */
const CHARACTER_PX = 7;
const DYSLEXIC_CHARACTER_PX = 9.6;

/** Number of characters of a time at 12 px that always fit the width, in px; not rounded. */
export function maxCharacters(placePx: number, isDyslexic: boolean): number {
  return placePx / (isDyslexic ? DYSLEXIC_CHARACTER_PX : CHARACTER_PX);
}
