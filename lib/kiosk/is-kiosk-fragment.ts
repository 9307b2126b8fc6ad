/** Kept in a separate file, because the week page's first script needs only this function. */
export function isKioskFragment(fragment: string): boolean {
  return /^kiosk\b|&k=/.test(fragment);
}
