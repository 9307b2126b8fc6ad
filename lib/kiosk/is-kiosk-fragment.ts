/** A separate file, because the week page's first script has it. */
export function isKioskFragment(fragment: string): boolean {
  return /^kiosk\b|&k=/.test(fragment);
}
