import { scriptHash } from './page-policy.mjs';

// The character set stays first, because a browser looks for it only in the first kilobyte. The policy comes
// before the guard, because a policy applies only to what follows.
const HEAD_START =
  /<head[^>]*>(?:\s*<meta\s+charset=[^>]*>)?(?:\s*<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;
/** The policy of a page that forbids all scripts, such as the guide's. */
const NO_SCRIPTS = /(http-equiv="Content-Security-Policy" content="default-src 'none';)(?! script-src)/;

const WORDS = ['framed.sentence', 'framed.open', 'framed.address'];

/** The three texts of a catalog that replace a page shown in a frame. */
export const frameWords = (catalog) =>
  WORDS.map((key) => {
    const [namespace, name] = key.split('.');
    return catalog[namespace][name];
  });

/**
 * A script that replaces a page in a frame by a sentence and a link, for hosts that cannot send the header
 * `frame-ancestors 'none'`. The rest of the page becomes the text of a hidden element, so that none of its
 * elements and scripts exist, and nothing is read from storage. Outside of frames the script removes itself,
 * because React considers the first inline script the boot script. Uses only syntax of old browsers. The link
 * shows its address, because a sandboxed frame may be forbidden to navigate.
 */
export const frameGuard = (words) =>
  `(function(w,d,s){
s.parentNode.removeChild(s);
if(top===self)return;
var i,x,k=navigator.languages||[navigator.language||''],l='en';
for(i=k.length;i--;){x=k[i].toLowerCase().split('-')[0];if(w[x])l=x}
d.write('<plaintext hidden>');
d.documentElement.lang=l;d.title='Brigade';
var m=d.createElement('main');
function add(n,t){n=m.appendChild(d.createElement(n));n.textContent=t;return n}
add('p',w[l][0]);
var a=add('a',w[l][1]);a.href=location.href;a.target='_top';a.style.cssText='display:inline-block;padding:12px 0;color:LinkText';
add('p',w[l][2]+' '+location.origin+location.pathname);
m.style.cssText='position:fixed;inset:0;overflow:auto;padding:24px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;background:Canvas;color:CanvasText;color-scheme:light dark';
d.body.insertBefore(m,d.body.firstChild);
})(${JSON.stringify(words)},document,document.currentScript)`;

/** The page with that script before everything else; a policy that forbids all scripts allows this one. */
export function guardFrames(html, words) {
  const head = HEAD_START.exec(html);
  if (!head) throw new Error('The page has no <head> for the frame guard.');
  const guard = frameGuard(words);
  const at = head.index + head[0].length;
  const guarded = `${html.slice(0, at)}<script>${guard}</script>${html.slice(at)}`;
  return guarded.replace(NO_SCRIPTS, `$1 script-src ${scriptHash(guard)};`);
}
