import { scriptHash } from './page-policy.mjs';

// The character set stays first, since a browser looks for it only in the first kilobyte; a policy holds from where it stands.
const HEAD_START =
  /<head[^>]*>(?:\s*<meta\s+charset=[^>]*>)?(?:\s*<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;
/** The policy of a page that forbids every script, as the guide's. */
const NO_SCRIPTS = /(http-equiv="Content-Security-Policy" content="default-src 'none';)(?! script-src)/;

const WORDS = ['framed.sentence', 'framed.open', 'framed.address'];

/** The three texts of a catalogue that stand on the page in place of a framed one. */
export const frameWords = (catalogue) =>
  WORDS.map((key) => {
    const [namespace, name] = key.split('.');
    return catalogue[namespace][name];
  });

/**
 * A script that shows a sentence and a link in place of a page that stands in a frame of anybody's, `frame-ancestors
 * 'none'` for hosts that send no header. What follows it in the page becomes the text of a hidden element: no element and
 * no script of the page comes into being, and nothing is read from storage. Elsewhere it takes itself away, because React
 * takes the first script without an address for the boot script. In words that every browser knows. The address is
 * written out, because a sandboxed frame may be forbidden to lead anywhere.
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

/** The page with that script before everything else; a policy that allows no script allows this one. */
export function guardFrames(html, words) {
  const head = HEAD_START.exec(html);
  if (!head) throw new Error('There is no <head> to put the guard into.');
  const guard = frameGuard(words);
  const at = head.index + head[0].length;
  const guarded = `${html.slice(0, at)}<script>${guard}</script>${html.slice(at)}`;
  return guarded.replace(NO_SCRIPTS, `$1 script-src ${scriptHash(guard)};`);
}
