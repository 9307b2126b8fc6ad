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
main{max-width:30em;padding:24px}h1{margin:0 0 8px;font-size:22px;outline:0}
button{min-height:44px;padding:0 16px;border:1px solid #767676;border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#17181a;color:#f2f2f2}}`;

/** All that follows in the page is read as text that is not shown: no script of the app and no style comes. */
const PAGE = `<title></title><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main><h1 tabindex="-1"></h1><p></p><button></button></main><plaintext hidden>`;

/**
 * Runs in the head before everything, in the oldest JavaScript there is: where a needed feature is missing, a page that
 * says which browsers suffice takes the place of the app's. Nothing of the app runs then, so nothing stored is touched.
 * It is written, because a page whose loading is stopped here is never painted. No tag ends in it, since Next.js puts
 * scripts of its own before the first end of the head. The person may try all the same, as long as the tab is open.
 */
export const oldBrowserScript = `(function(w,d,words){
function has(){try{return ${NEEDED.join('&&')}}catch(e){return false}}
if(has()||w.name===${JSON.stringify(ANYWAY)})return;
var l=${pageLanguage},x=words[l];
d.write(${JSON.stringify(PAGE).replaceAll('</', '<\\/')});
function say(n,t){n=d.getElementsByTagName(n)[0];n.appendChild(d.createTextNode(t));return n}
d.documentElement.lang=l;
d.title=x[0];
say('p',x[1]);
say('button',x[2]).onclick=function(){w.name=${JSON.stringify(ANYWAY)};location.reload()};
say('h1',x[0]).focus();
})(window,document,${JSON.stringify(browserWords('title', 'text', 'tryAnyway'))})`;
