import type { Density } from './density';

/** A place whose times have a room that depends on the width of its columns. */
export type TimePlace = Density | 'cell';

/** How much wider texts are in the dyslexia-friendly font: the steps come so much earlier. */
export const DYSLEXIC_SCALE = 1.22;

/** The columns of the week from which the next step on is reached, in px: 1024 px of window make columns of 137 px. */
export const COLUMN_STEPS_PX = [181, 170, 150] as const;

/** The widths beside the sidebar, of the table by employee, in px. */
export const TABLE_STEPS_PX = [236 + 7 * 146, 1100] as const;

/** By step, the widest first. Measured: a character takes at most 6.85 px in Inter and 9.2 px in the other font. */
const MOST: Readonly<Record<'inter' | 'dyslexic', Readonly<Record<TimePlace, readonly number[]>>>> = {
  inter: {
    comfortable: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 16, 14],
    compact: [Number.POSITIVE_INFINITY, 17, 14, 12],
    dense: [],
    cell: [17, 15, 12],
  },
  dyslexic: {
    comfortable: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 15, 10],
    compact: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 14, 9],
    dense: [],
    cell: [17, 15, 9],
  },
};

/** How many characters of a time fit; `step` counts how many of the place's steps the columns are narrower than. */
export function mostCharacters(place: TimePlace, step: number, isDyslexic: boolean): number {
  return MOST[isDyslexic ? 'dyslexic' : 'inter'][place][step] ?? Number.POSITIVE_INFINITY;
}
