import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { PAGE_COLORS } from '@/lib/theme/page-color';
import { DEFAULT_THEME_COLOR, THEME_COLORS } from '@/lib/theme/theme-color';
import { pageLanguage } from './page-language';

const prefix = process.env.NEXT_PUBLIC_BASE_PATH ? `${process.env.NEXT_PUBLIC_BASE_PATH}:` : '';

/**
 * Runs in the head, before the first paint, so that the theme does not flash. Sets the stored theme, else the system's,
 * the language, and whether the prerendered first screen is right. Stores the browser's install prompt, which may come
 * before the app listens. A string, because this script must run before any other script of the page has loaded.
 *
 * The first use of Intl in a process loads the browser's tables, which takes 20 ms, or 80 ms on a phone. This
 * script uses Intl early, so that the tables load along with the scripts.
 */
export const bootScript = `(function(d,p){
function get(k){try{return localStorage.getItem(p+k)}catch(e){return null}}
var c=d.classList,dark=get(${JSON.stringify(SAVED_KEYS.darkMode.name)});
if(dark===null?matchMedia('(prefers-color-scheme: dark)').matches:dark==='true')c.add('dark');
if(get(${JSON.stringify(SAVED_KEYS.highContrastMode.name)})==='true')c.add('high-contrast');
if(get(${JSON.stringify(SAVED_KEYS.dyslexicFontMode.name)})==='true')c.add('dyslexic');
var m=document.createElement('meta');m.name='theme-color';
m.content=c.contains('dark')?c.contains('high-contrast')?'${PAGE_COLORS.highContrastDark}':'${PAGE_COLORS.dark}':'${PAGE_COLORS.light}';
document.head.append(m);
addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installOffer=e});
var t=get(${JSON.stringify(SAVED_KEYS.themeColorId.name)});
d.dataset.themeColor=${JSON.stringify(THEME_COLORS.map(({ id }) => id))}.indexOf(t)<0?${JSON.stringify(DEFAULT_THEME_COLOR)}:t;
d.lang=${pageLanguage};
try{if(d.lang==='en'&&!localStorage.length)d.dataset.firstVisit=''}catch(e){}
setTimeout(function(){new Intl.DateTimeFormat(d.lang);new Intl.NumberFormat(d.lang)});
})(document.documentElement,${JSON.stringify(prefix)})`;
