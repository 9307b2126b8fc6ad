import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';
import { START_PATIENCE_MS } from '@/lib/timing';

// Written into the page at build time: no script of the app imports this module.
const WORDS = Object.fromEntries(
  Object.entries({ en, es, fr, de }).map(([language, { errors, shell }]) => [
    language,
    [errors.title, errors.retry, shell.calendar],
  ]),
);

/**
 * Runs in the head. If a script does not load and the app does not start, shows the fallback screen over the
 * skeleton, with the script's address as the message. The fallback screen is inside the skeleton, which React
 * removes as a whole if the app starts later.
 */
export const startFailureScript = `(function(w,h){
addEventListener('error',function(e){
var t=e.target,u=t&&t.tagName==='SCRIPT'&&t.src;
if(!u||u.indexOf('/_next/static/')<0)return;
setTimeout(function(){
var s=document.querySelector('[data-boot]');
if(!s||s.querySelector('main'))return;
var m=document.createElement('main'),x=w[document.documentElement.lang]||w.en;
function add(n,c){n=document.createElement(n);n.textContent=c;m.append(n);return n}
m.style.cssText='position:fixed;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;padding:24px;text-align:center;overflow-wrap:anywhere;background:Canvas;color:CanvasText;color-scheme:light dark';
var k=add('h1',x[0]);k.tabIndex=-1;
add('p',u);
add('button',x[1]).onclick=function(){location.reload()};
add('a',x[2]).href=h;
delete document.documentElement.dataset.firstVisit;
s.removeAttribute('aria-busy');s.append(m);k.focus();
},${START_PATIENCE_MS});
},true);
})(${JSON.stringify(WORDS)},${JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH || '/')})`;
