import type { Language } from './i18n/language';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Set at build time by deployments with their own guide; `{language}` is replaced. */
const address = process.env.NEXT_PUBLIC_DOCS_URL ?? `${basePath}/guide/{language}.html`;

/** The bundled guide unless the build sets another. */
export function documentationUrl(language: Language): string {
  return address.replaceAll('{language}', language);
}
