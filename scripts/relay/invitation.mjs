import { deflateRawSync } from 'node:zlib';

const VERSION = 1;
const CHECK_DIGITS = 8;

/** FNV-1a, equal to `hash32` in `lib/text-hash.ts`. */
function hash32(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The fragment of a relay operator's invitation, as `lib/sync/invitations.ts` reads it. */
export function relayFragment({ address, user, password }) {
  const content = JSON.stringify([VERSION, address, user, password]);
  const check = hash32(content).toString(16).padStart(CHECK_DIGITS, '0');
  return `#relay=${deflateRawSync(Buffer.from(check + content)).toString('base64url')}`;
}
