import { pageLanguage } from '@/components/shell/frame/page-language';
import { browserWords } from './browser-words';

/** Stored in the window's name, which survives a reload even if storage is refused. */
const ANYWAY = 'brigade-anyway';

/** Expressions for features that the app needs and that browsers older than in docs/browsers.md lack. */
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

/** Hides the rest of the page as unrendered text, so that no script or style of the app loads. */
const PAGE = `<title></title><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main><h1 tabindex="-1"></h1><p></p><button></button></main><plaintext hidden>`;

/**
 * Runs first in the head, in ES3 syntax. If a needed feature is missing, replaces the app with a page that lists the
 * supported browsers. Nothing of the app runs then, so stored data is not touched. Writes that page into the
 * document, because a page whose loading is stopped here is never painted. Escapes every end tag, because Next.js
 * inserts scripts before the first `</head>` it finds. The person may continue anyway, as long as the tab is open.
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
