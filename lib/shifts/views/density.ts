import type { Density, DensityChoice } from './calendar-view';

/** Height range and gap in px; `fixed` is the height for an explicitly chosen density. */
const CARDS = {
  comfortable: { min: 62, max: 73, fixed: 73, gap: 6 },
  compact: { min: 42, max: 61, fixed: 42, gap: 6 },
  dense: { min: 18, max: 41, fixed: 18, gap: 2 },
} as const satisfies Record<Density, unknown>;

/** Minimum size of a touch target, in px. */
const TOUCH_PX = 44;

/** Space above and below the cards of a column, in px: bars, day header, padding. */
const AROUND_PX = 187;

/** When lunch and dinner begin: dense rows leave a gap before these times. */
const PARTS_OF_DAY = ['11:00', '15:00'];
const PARTS_PX = 8;

/** Minimum window height, in px, that fits this number of cards. */
export function heightFor(density: Density, shiftsPerDay: number): number {
  const { min, gap } = CARDS[density];
  return AROUND_PX + shiftsPerDay * (min + gap);
}

/** Whether the cards of the fullest day fit the window. */
type Fitting = Readonly<Record<'comfortable' | 'compact', boolean>>;

/** Touch targets need 44 px, so a coarse pointer never gets dense rows. */
export function densityFor(choice: DensityChoice, fits: Fitting, isPointerFine: boolean): Density {
  const wanted =
    choice === 'auto' ? (fits.comfortable ? 'comfortable' : fits.compact ? 'compact' : 'dense') : choice;
  return wanted === 'dense' && !isPointerFine ? 'compact' : wanted;
}

/** A CSS length: fixed for a chosen density, else computed from the window's height without a script. */
export function cardHeight(
  density: Density,
  choice: DensityChoice,
  shiftsPerDay: number,
  isPointerFine: boolean,
): string {
  const { min, max, fixed, gap } = CARDS[density];
  const atLeast = (px: number) => (isPointerFine ? px : Math.max(px, TOUCH_PX));
  if (choice !== 'auto' || shiftsPerDay === 0) return `${atLeast(fixed)}px`;
  const around = AROUND_PX + (density === 'dense' ? PARTS_PX : 0);
  return `clamp(${atLeast(min)}px, (100dvh - ${around}px) / ${shiftsPerDay} - ${gap}px, ${max}px)`;
}

/** Whether a part of the day (11:00 or 15:00) begins between two consecutive starts. */
export function startsPartOfDay(previousStart: string | undefined, start: string): boolean {
  return previousStart !== undefined && PARTS_OF_DAY.some((part) => previousStart < part && part <= start);
}
