import { LANGUAGES } from '@/lib/i18n/language';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';

const prefix = process.env.NEXT_PUBLIC_BASE_PATH ? `${process.env.NEXT_PUBLIC_BASE_PATH}:` : '';

/**
 * An expression for scripts in the head, in ES3 syntax: the stored language, else the first supported one of the
 * browser's languages, else English.
 */
export const pageLanguage = `(function(k,n,i,s){
try{s=JSON.parse(localStorage.getItem(${JSON.stringify(prefix + SAVED_KEYS.settings.name)})).language}catch(e){}
if(k.indexOf(s)>=0)return s;
n=n.languages||[n.language||''];
for(i=0;i<n.length;i++){s=n[i].toLowerCase().split('-')[0];if(k.indexOf(s)>=0)return s}
return'en'
})(${JSON.stringify(LANGUAGES)},navigator)`;
