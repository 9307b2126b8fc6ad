import { LANGUAGES, pickLanguage } from '@/lib/i18n/language';

describe('preferred language', () => {
  test.each<[readonly string[], string]>([
    [['de-AT', 'en'], 'de'],
    [['fr'], 'fr'],
    [['ES-mx'], 'es'],
    [['pt-BR', 'it', 'fr-CA', 'en'], 'fr'],
    [['en-GB', 'de'], 'en'],
    [['zh-Hant-TW', 'ja'], 'en'],
    [['den', 'e', ''], 'en'],
    [[], 'en'],
  ])('is for %j the language %s', (tags, language) => {
    expect(pickLanguage(tags)).toBe(language);
  });

  test('is one of four', () => {
    expect(LANGUAGES).toEqual(['en', 'es', 'fr', 'de']);
    expect(LANGUAGES.map((language) => pickLanguage([language]))).toEqual(LANGUAGES);
  });
});
