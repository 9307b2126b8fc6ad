/**
 * Whether the fragment asks for the screen at the wall in place of the page of the week. In a file of its own, because that
 * page has it in its first script.
 */
export function isKioskFragment(fragment: string): boolean {
  return /^kiosk\b|&k=/.test(fragment);
}
