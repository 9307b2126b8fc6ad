/** The screen that shows the weeks stored in its browser. */
const OWN = /^kiosk\b/;
/** After the week's code, if a link opens as wall screen: 1, or the hash of the exit code. */
const LINK = /&k=([\w-]+)/;

/** The screen that shows the weeks stored in its browser. */
export const OWN_KIOSK = 'kiosk';

export function isOwnKiosk(fragment: string): boolean {
  return OWN.test(fragment);
}

/** Makes a link open as wall screen; `leave` is the hash of the exit code, if any. */
export function kioskSuffix(leave: string | undefined): string {
  return `&k=${leave ?? '1'}`;
}

/** The hash of the exit code; undefined if none is required. */
export function exitCodeHashIn(fragment: string): string | undefined {
  const kept = LINK.exec(fragment)?.[1];
  return kept === '1' ? undefined : kept;
}

/** The fragment as the week page reads it, including the language. */
export function withoutKioskSuffix(fragment: string): string {
  return fragment.replace(LINK, '');
}
