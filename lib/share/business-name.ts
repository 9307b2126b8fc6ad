/** Limit in characters; fits a printed title beside the range. */
export const MAX_BUSINESS_NAME_LENGTH = 40;

/** The name on one line, trimmed, and cut to the limit. */
export function tidyBusinessName(typed: string): string {
  const line = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(line).slice(0, MAX_BUSINESS_NAME_LENGTH).join('').trim();
}

export function titleWithBusiness(business: string | undefined, title: string): string {
  return business ? `${business} · ${title}` : title;
}
