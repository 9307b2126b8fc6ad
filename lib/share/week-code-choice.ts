import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** What a reader has chosen on the page. It stands behind the code in the address, and nowhere else. */
export interface WeekChoice {
  /** Whose shifts are shown: the place among the people of the week. */
  readonly person?: number | undefined;
  /** Left out, the device's. */
  readonly language?: Language | undefined;
}

const PERSON = /^n=(\d{1,4})$/;
const LANGUAGE = /^l=(.*)$/;

/** The choice behind a code; what is no choice is passed over. */
export function readChoice(fragment: string): WeekChoice {
  const [, ...parts] = fragment.split('&', 3);
  const find = (pattern: RegExp) =>
    parts.map((part) => pattern.exec(part)?.[1]).find((text) => text !== undefined);
  const person = find(PERSON);
  return {
    person: person === undefined ? undefined : Number(person),
    language: LANGUAGES.find((language) => language === find(LANGUAGE)),
  };
}

/** The fragment, whatever was chosen in it before, with this choice. */
export function withChoice(fragment: string, { person, language }: WeekChoice): string {
  const [code = ''] = fragment.split('&', 1);
  return `${code}${person === undefined ? '' : `&n=${person}`}${language ? `&l=${language}` : ''}`;
}
