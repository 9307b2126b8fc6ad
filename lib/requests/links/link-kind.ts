/** Matches the identity after the week's code: 8 bytes in base64url, or 20 in a personal link. */
const IDENTITY = /&r=([\w-]+)/;
const SHORTEST_PERSONAL = 27;

/** A quick check for the first paint; `readIdentity` reads the content. Undefined if no reply is possible. */
export function linkKind(fragment: string): 'everybody' | 'personal' | undefined {
  const code = IDENTITY.exec(fragment)?.[1];
  if (code === undefined) return undefined;
  return code.length < SHORTEST_PERSONAL ? 'everybody' : 'personal';
}
