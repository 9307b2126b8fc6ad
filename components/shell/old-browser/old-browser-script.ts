import { pageLanguage } from '@/components/shell/frame/page-language';
import { browserWords } from './browser-words';

/** Set as the window's name, which outlives a reload, and needs no storage where that is refused. */
const ANYWAY = 'brigade-anyway';

/** What the app needs and the browsers before those of docs/browsers.md lack, each as an expression. */
const NEEDED = [
  '[].toReversed',
  'w.CSS&&CSS.supports("selector(:has(a))")',
  'CSS.supports("color","color-mix(in oklab,red,blue)")',
  'w.CSSLayerBlockRule',
  'matchMedia("(width >= 0px)").matches',
  'new RegExp("(?<=a)b")',
  'new DecompressionStream("deflate-raw")',
];

const STYLE = `body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;font:16px/1.5 system-ui,sans-serif;background:#fff;color:#1b1b1b}
main{max-width:30em;padding:24px}h1{margin:0 0 8px;font-size:22px}
button{min-height:44px;padding:0 16px;border:1px solid #767676;border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#17181a;color:#f2f2f2}}`;

/**
 * Runs in the head before everything, in the oldest JavaScript there is: where a needed feature is missing, the page
 * stops loading and says which browsers suffice. Nothing of the app runs then, so nothing stored is touched. The person
 * may try all the same, as long as the tab is open.
 */
export const oldBrowserScript = `(function(w,d,words){
function has(){try{return ${NEEDED.join('&&')}}catch(e){return false}}
if(has()||w.name===${JSON.stringify(ANYWAY)})return;
if(w.stop)w.stop();
var h=d.documentElement,x=words[h.lang=${pageLanguage}],b=d.createElement('body'),m=d.createElement('main');
function add(p,n,t){n=document.createElement(n);n.appendChild(document.createTextNode(t));p.appendChild(n);return n}
while(h.firstChild)h.removeChild(h.firstChild);
var k=d.createElement('head');h.appendChild(k);h.appendChild(b);
add(k,'title',x[0]);add(k,'style',${JSON.stringify(STYLE)});
k.appendChild(d.createElement('meta')).name='viewport';k.lastChild.content='width=device-width';
b.appendChild(m);
var t=add(m,'h1',x[0]);t.tabIndex=-1;
add(m,'p',x[1]);
add(m,'button',x[2]).onclick=function(){w.name=${JSON.stringify(ANYWAY)};location.reload()};
t.focus();
})(window,document,${JSON.stringify(browserWords('title', 'text', 'tryAnyway'))})`;
