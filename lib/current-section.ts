/** A section, and where it begins in what scrolls, in pixels. */
export interface SectionPlace<Name extends string> {
  readonly name: Name;
  readonly top: number;
}

/** How far something is scrolled, of how much, in pixels. */
export interface ScrollPlace {
  readonly top: number;
  readonly height: number;
  readonly fullHeight: number;
}

/**
 * The section that a reader is at: the last to begin above a line that goes from the upper edge, before anything is
 * scrolled, to the lower edge, at the end. So every position has one, and the last section has its turn. Of sections side
 * by side the first one counts, and before all of them the first.
 */
export function currentSection<Name extends string>(
  sections: readonly SectionPlace<Name>[],
  { top, height, fullHeight }: ScrollPlace,
): Name | undefined {
  const hidden = fullHeight - height;
  const scrolled = hidden > 0 ? Math.min(Math.max(top / hidden, 0), 1) : 0;
  const line = top + height * scrolled;
  const [first, ...others] = sections;
  return others.reduce(
    (current, section) => (section.top <= line && section.top > (current?.top ?? 0) ? section : current),
    first,
  )?.name;
}
