/** The supported languages, each with its own name. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whose way of writing numbers and dates each language takes. */
export const REGION: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
};

/** Whether the text is the code of one of the four languages. */
function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language of the first preferred BCP 47 tag that is supported, else English. */
export function pickLanguage(preferredTags: readonly string[]): Language {
  const codes = preferredTags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}
