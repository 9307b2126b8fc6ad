import type { Language } from './i18n/language';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Set at build time by whoever has a guide of their own; `{language}` in it is replaced. */
const address = process.env.NEXT_PUBLIC_DOCS_URL ?? `${basePath}/guide/{language}.html`;

/** The address of the user guide in that language: the one that ships with the app unless the build says another. */
export function documentationUrl(language: Language): string {
  return address.replaceAll('{language}', language);
}
