/** No user, query or hash, nothing that a parser drops or turns round. */
const PLAIN_ADDRESS = /^wss?:\/\/[^\s\\@?#]+$/i;
/** What a policy takes for a host and for nothing else: `*` and `;` are good host names to a parser of addresses. */
const PLAIN_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const MAX_HOST_LENGTH = 253;
/** Where nobody stands between, so that nothing needs to be encrypted on the way. */
const THIS_COMPUTER = ['localhost', '127.0.0.1'];
const COUCHDB_ADDRESS = /^\s*https?:/i;

/**
 * Scheme, host and port of a server's address, as they may stand in a policy; undefined for anything else. What is not
 * encrypted is taken of this computer alone. A path is left out.
 */
export function serverOrigin(address: string): string | undefined {
  const text = address.trim();
  const url = PLAIN_ADDRESS.test(text) ? parse(text) : undefined;
  if (!url) return undefined;
  const { protocol, hostname, host } = url;
  if (!PLAIN_HOST.test(hostname) || hostname.length > MAX_HOST_LENGTH) return undefined;
  return protocol === 'wss:' || THIS_COMPUTER.includes(hostname) ? `${protocol}//${host}` : undefined;
}

/** A worker has no `URL.canParse` in every browser that we support. */
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether the address is one of CouchDB, which earlier builds supported: invitations and stored tickets may have it. */
export function isCouchDbAddress(address: string): boolean {
  return COUCHDB_ADDRESS.test(address);
}
