/** Limit in characters; fits a printed title beside the range. */
export const LONGEST_HOUSE_NAME = 40;

/** On one line, trimmed, and cut to the limit. */
export function tidyHouseName(typed: string): string {
  const line = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(line).slice(0, LONGEST_HOUSE_NAME).join('').trim();
}

export function titleWithHouse(house: string | undefined, title: string): string {
  return house ? `${house} · ${title}` : title;
}
