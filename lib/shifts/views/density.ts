/** How much of a shift its card shows. Every card of a week has one density, so that rows stay aligned. */
export const DENSITIES = ['comfortable', 'compact', 'dense'] as const;

export type Density = (typeof DENSITIES)[number];

/** What a person chooses; `auto` follows the window's height and the number of shifts. */
export const DENSITY_CHOICES = ['auto', ...DENSITIES] as const;

export type DensityChoice = (typeof DENSITY_CHOICES)[number];

/** A card's least and greatest height and the gap below it, in px. Where the density is chosen, `own` is its height. */
const CARDS = {
  comfortable: { least: 62, most: 73, own: 73, gap: 6 },
  compact: { least: 42, most: 61, own: 42, gap: 6 },
  dense: { least: 18, most: 41, own: 18, gap: 2 },
} as const satisfies Record<Density, unknown>;

/** What a finger needs, in px. */
const TOUCH_PX = 44;

/** What stands above the cards of a column and below the last one, in px: bars, the day's head, padding. */
const AROUND_PX = 187;

/** When lunch and dinner begin: dense rows leave a gap there. */
const PARTS_OF_DAY = ['11:00', '15:00'];
/** The height of these gaps, in px. */
const PARTS_PX = 8;

/** The least height of the window, in px, in which so many cards of that density stand below one another. */
export function heightFor(density: Density, shiftsPerDay: number): number {
  const { least, gap } = CARDS[density];
  return AROUND_PX + shiftsPerDay * (least + gap);
}

/** Whether the cards of the fullest day fit the window's height. */
type Fitting = Readonly<Record<'comfortable' | 'compact', boolean>>;

/** The density of the shown week. Fingers need 44 px, so a coarse pointer never gets dense rows. */
export function densityFor(choice: DensityChoice, fits: Fitting, isPointerFine: boolean): Density {
  const wanted =
    choice === 'auto' ? (fits.comfortable ? 'comfortable' : fits.compact ? 'compact' : 'dense') : choice;
  return wanted === 'dense' && !isPointerFine ? 'compact' : wanted;
}

/**
 * The height of each card, as a CSS length: its own where the density was chosen; else what the window's height leaves
 * to each card of the fullest day, so that a window that changes needs no script.
 */
export function cardHeight(
  density: Density,
  choice: DensityChoice,
  shiftsPerDay: number,
  isPointerFine: boolean,
): string {
  const { least, most, own, gap } = CARDS[density];
  const atLeast = (px: number) => (isPointerFine ? px : Math.max(px, TOUCH_PX));
  if (choice !== 'auto' || shiftsPerDay === 0) return `${atLeast(own)}px`;
  const around = AROUND_PX + (density === 'dense' ? PARTS_PX : 0);
  return `clamp(${atLeast(least)}px, (100dvh - ${around}px) / ${shiftsPerDay} - ${gap}px, ${most}px)`;
}

/** Whether a new part of the day (11:00 or 15:00) begins between two consecutive starts. */
export function startsPartOfDay(previousStart: string | undefined, start: string): boolean {
  return previousStart !== undefined && PARTS_OF_DAY.some((part) => previousStart < part && part <= start);
}
