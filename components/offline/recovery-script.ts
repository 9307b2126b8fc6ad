import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { RECOVERY_PAUSE_MS } from '@/lib/timing';

const prefix = process.env.NEXT_PUBLIC_BASE_PATH ? `${process.env.NEXT_PUBLIC_BASE_PATH}:` : '';

/**
 * Runs in the head, because the missing part may be the first script itself: a page from before a deploy requests parts
 * that the host no longer has. Reloads the page once, but not if the host is unreachable or still has the part.
 * Dispatches `brigadeReload` first, so that unsaved work can be stored.
 */
export const recoveryScript = `(function(k){
addEventListener('error',function(e){
var t=e.target,u=t&&t.tagName&&/^(SCRIPT|LINK)$/.test(t.tagName)&&(t.src||t.href);
if(!u||u.indexOf('/_next/static/')<0)return;
fetch(u,{method:'HEAD',cache:'no-store'}).then(function(r){
var y=r.headers.get('content-type')||'';
if(r.status!==404&&r.status!==410&&(!r.ok||y.indexOf('html')<0))return;
var n=Date.now();
if(n-(sessionStorage.getItem(k)||0)<${RECOVERY_PAUSE_MS})return;
sessionStorage.setItem(k,n);
dispatchEvent(new Event('brigadeReload'));
location.reload();
}).catch(function(){});
},true);
})(${JSON.stringify(prefix + SAVED_KEYS.selfReload.name)})`;
