/** The supported languages, each with its own name. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether the text is the code of one of the four languages. */
function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language of the first preferred BCP 47 tag that is supported, else English. */
export function pickLanguage(preferredTags: readonly string[]): Language {
  const codes = preferredTags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}
