/** What follows the code of a link that can be answered, in base64url: 8 bytes, or 20 in a personal one. */
const IDENTITY = /&r=([\w-]+)/;
const SHORTEST_PERSONAL = 27;

/**
 * Whose link the fragment is by the look of it; undefined for one that cannot be answered. What it says exactly is read
 * later, by `readIdentity`, which the first paint does not need.
 */
export function linkKind(fragment: string): 'everybody' | 'personal' | undefined {
  const code = IDENTITY.exec(fragment)?.[1];
  if (code === undefined) return undefined;
  return code.length < SHORTEST_PERSONAL ? 'everybody' : 'personal';
}
