import de from '@/lib/i18n/messages/browsers/de.json';
import en from '@/lib/i18n/messages/browsers/en.json';
import es from '@/lib/i18n/messages/browsers/es.json';
import fr from '@/lib/i18n/messages/browsers/fr.json';

/** Texts, by language, for a browser in which the app cannot start. Written into the page at build time. */
export function browserWords(...keys: readonly (keyof typeof en.oldBrowser)[]) {
  return Object.fromEntries(
    Object.entries({ en, es, fr, de }).map(([language, { oldBrowser }]) => [
      language,
      keys.map((key) => oldBrowser[key]),
    ]),
  );
}
