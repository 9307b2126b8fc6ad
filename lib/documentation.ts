import type { Language } from './i18n/language';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Deployments with another guide set the address at build time; `documentationUrl` replaces `{language}`. */
const address = process.env.NEXT_PUBLIC_DOCS_URL ?? `${basePath}/guide/{language}.html`;

/** The address of the bundled guide, unless the build sets another guide. */
export function documentationUrl(language: Language): string {
  return address.replaceAll('{language}', language);
}
