/** In pixels of the scrolled content. */
export interface SectionPlace<Name extends string> {
  readonly name: Name;
  readonly top: number;
}

/** In pixels. */
export interface ScrollPlace {
  readonly top: number;
  readonly height: number;
  readonly fullHeight: number;
}

/**
 * The last section that begins above a line; the first section if all sections begin below the line. The line
 * moves from the top edge to the bottom edge while scrolling, so that every section becomes current.
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
