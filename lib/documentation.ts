import type { Language } from './i18n/language';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Set at build time by deployments with their own guide; `{language}` in it is replaced. */
const address = process.env.NEXT_PUBLIC_DOCS_URL ?? `${basePath}/guide/{language}.html`;

/** URL of the user guide in that language: the bundled one unless the build sets another. */
export function documentationUrl(language: Language): string {
  return address.replaceAll('{language}', language);
}
