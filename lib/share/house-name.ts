/** Enough for any sign over a door; a title on paper holds it beside the range. */
export const LONGEST_HOUSE_NAME = 40;

/** The name of the house as it is shown: on one line, without spaces around it, and no longer than the limit. */
export function tidyHouseName(typed: string): string {
  const line = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(line).slice(0, LONGEST_HOUSE_NAME).join('').trim();
}

/** A title with the name of the house before it, where there is one. */
export function titleWithHouse(house: string | undefined, title: string): string {
  return house ? `${house} · ${title}` : title;
}
