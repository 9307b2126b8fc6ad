export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

export const REGION: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
};

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first supported language of the BCP 47 tags, else English. */
export function pickLanguage(preferredTags: readonly string[]): Language {
  const codes = preferredTags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}
