/** Without user, query or hash, and without characters that URL parsers drop or convert, such as `\`. */
const PLAIN_ADDRESS = /^wss?:\/\/[^\s\\@?#]+$/i;
/**
 * URL parsers accept `*` and `;` in host names, but both have a special meaning in a content security policy.
 */
const PLAIN_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const MAX_HOST_LENGTH = 253;
/** Traffic to these hosts stays on the computer, so that `ws:` without encryption is allowed. */
const THIS_COMPUTER = ['localhost', '127.0.0.1'];
const COUCHDB_ADDRESS = /^\s*https?:/i;

/**
 * Scheme, host and port of a `wss:` address, safe for a content security policy. Accepts `ws:` only for this computer.
 * Drops the path; undefined for anything else.
 */
export function serverOrigin(address: string): string | undefined {
  const text = address.trim();
  const url = PLAIN_ADDRESS.test(text) ? parse(text) : undefined;
  if (!url) return undefined;
  const { protocol, hostname, host } = url;
  if (!PLAIN_HOST.test(hostname) || hostname.length > MAX_HOST_LENGTH) return undefined;
  return protocol === 'wss:' || THIS_COMPUTER.includes(hostname) ? `${protocol}//${host}` : undefined;
}

/** Not all supported browsers have `URL.canParse` in workers. */
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether the address is for CouchDB, which earlier builds supported: invitations and stored tickets may have
 * such an address.
 */
export function isCouchDbAddress(address: string): boolean {
  return COUCHDB_ADDRESS.test(address);
}
