import { createHash } from 'node:crypto';

const SCRIPT_ELEMENT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
const POLICY_TAG = /<meta[^>]+http-equiv=["']?content-security-policy/i;
// The character set stays first, because a browser looks for it only in the first kilobyte.
const HEAD_START = /<head[^>]*>(?:\s*<meta\s+charset=[^>]*>)?/i;

/** `'sha256-…'` as in a policy. Line ends count as LF, as an HTML parser reads them. */
export function scriptHash(text) {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n'));
  return `'sha256-${hash.digest('base64')}'`;
}

/** The hashes of the page's inline scripts, each once, in order. */
export function inlineScriptHashes(html) {
  const inline = [...html.matchAll(SCRIPT_ELEMENT)].filter(
    ([, attributes]) => !/\ssrc\s*=/i.test(attributes),
  );
  return [...new Set(inline.map(([, , text]) => scriptHash(text)))];
}

/**
 * Allows everything from the page's own origin, and inline scripts only by hash. Charts set inline styles.
 */
export function policyFor(hashes) {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The page with its policy at the start of the head; a page that already has a policy stays unchanged. */
export function protectPage(html) {
  if (POLICY_TAG.test(html)) return html;
  const head = HEAD_START.exec(html);
  if (!head) throw new Error('The page has no <head> for the policy.');
  const at = head.index + head[0].length;
  const policy = policyFor(inlineScriptHashes(html));
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(at)}`;
}
