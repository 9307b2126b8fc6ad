const PERCENT = /%([0-9a-f]{2})/gi;
/** The version and the dot before the code. */
const HEAD = /^a?([1-9]\d{0,5})\s*\.\s*/;

/**
 * Removes what messengers add to links: encoded characters, quotes, a second `#`, `&amp;`. Uses `search` if
 * the `#` became a question mark. `readCode` handles foreign characters within the code.
 */
export function repairFragment(hash: string, search = ''): string {
  const repaired = withoutWrapping(hash);
  const other = withoutWrapping(search);
  return repaired === '' && HEAD.test(other) ? other : repaired;
}

/**
 * The version and possible codes, the likeliest first; at most one passes its checksum. Undefined without a
 * version.
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
    // A code is ASCII: other characters are shown as blanks or not at all.
    .replace(/[^!-~]/g, ' ')
    .replaceAll('&amp;', '&');
  const parts = decoded.split('#').map((text) => text.replace(/^[\s?"'<([*]+/, '').trimEnd());
  return parts.findLast((text) => HEAD.test(text)) ?? parts.find((text) => text !== '') ?? '';
}
