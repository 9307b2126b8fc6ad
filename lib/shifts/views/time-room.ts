/** How much wider texts are in the dyslexia-friendly font: what needs room in a view comes so much earlier. */
export const DYSLEXIC_SCALE = 1.22;

/** The most that a character of a time takes at 12 px, in px: in the other font the spaces are wide. */
const CHARACTER_PX = 7;
const DYSLEXIC_CHARACTER_PX = 9.6;

/**
 * How many characters of a time at 12 px fit into a place that is at least so wide, in px, whichever they are; not
 * rounded.
 */
export function mostCharacters(placePx: number, isDyslexic: boolean): number {
  return placePx / (isDyslexic ? DYSLEXIC_CHARACTER_PX : CHARACTER_PX);
}
