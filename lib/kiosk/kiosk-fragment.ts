/** The fragment of the screen that shows the weeks of its own browser. */
const OWN = /^kiosk\b/;
/** What follows the week's code where a link opens as the screen at the wall: 1, or the hash of the code that leaves it. */
const LINK = /&k=([\w-]+)/;

/** The fragment of the screen that shows the weeks of its own browser. */
export const OWN_KIOSK = 'kiosk';

/** Whether it asks for the weeks of its own browser. */
export function isOwnKiosk(fragment: string): boolean {
  return OWN.test(fragment);
}

/** What stands behind a week's code so that it opens as the screen at the wall; with the hash of the code that leaves it, if any. */
export function kioskSuffix(leave: string | undefined): string {
  return `&k=${leave ?? '1'}`;
}

/** The hash of the code that leaves the screen of a link; undefined where it needs none. */
export function leaveIn(fragment: string): string | undefined {
  const kept = LINK.exec(fragment)?.[1];
  return kept === '1' ? undefined : kept;
}

/** The code of the week in a link to the screen, as the page of the week reads it, and with the language chosen. */
export function plainFragment(fragment: string): string {
  return fragment.replace(LINK, '');
}
