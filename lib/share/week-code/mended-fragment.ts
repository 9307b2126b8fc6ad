const PERCENT = /%([0-9a-f]{2})/gi;
/** The version and the dot, in front of the code. */
const HEAD = /^a?([1-9]\d{0,5})\s*\.\s*/;

/**
 * The part of an address that carries a week, without what messengers and mail programs put into links: encoded signs,
 * quotes, a second `#`, `&amp;`. `search` serves where the `#` itself became a question mark. Takes any text and never
 * throws; what is no code stays none. Foreign signs within the code are left to `readCode`.
 */
export function mendedFragment(hash: string, search = ''): string {
  const mended = withoutWrapping(hash);
  const other = withoutWrapping(search);
  return mended === '' && HEAD.test(other) ? other : mended;
}

/**
 * The version and the codes that a mended text may stand for, the likeliest first: all of it without foreign signs; up
 * to the first blank, since words may follow a link; and both without signs of emphasis at the end. One of them at most
 * is the code that was sent: its checksum tells. Undefined where no version is in front.
 */
export function readCode(
  text: string,
): { readonly version: number; readonly codes: readonly string[] } | undefined {
  const head = HEAD.exec(text);
  if (!head) return undefined;
  const [rest = ''] = text.slice(head[0].length).split(/[&?]/, 1);
  const [first = ''] = rest.split(/\s/, 1);
  const codes = [rest, first].map((part) => part.replace(/[^\w-]/g, ''));
  return {
    version: Number(head[1]),
    codes: [...new Set([...codes, ...codes.map((code) => code.replace(/[_-]+$/, ''))])],
  };
}

function withoutWrapping(part: string): string {
  const decoded = part
    .replace(PERCENT, (_encoded, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    // A code is ASCII: whatever else is shown as a blank, or not at all.
    .replace(/[^!-~]/g, ' ')
    .replaceAll('&amp;', '&');
  const parts = decoded.split('#').map((text) => text.replace(/^[\s?"'<([*]+/, '').trimEnd());
  return parts.findLast((text) => HEAD.test(text)) ?? parts.find((text) => text !== '') ?? '';
}
