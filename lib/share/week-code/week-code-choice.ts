import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** A reader's choices on the page, stored only after the code in the address. */
export interface WeekChoice {
  /** Index among the people of the week. */
  readonly person?: number | undefined;
  /** Absent: the device's language. */
  readonly language?: Language | undefined;
}

// A chat may append punctuation.
const PERSON = /^n=(\d{1,4})\b/;
const LANGUAGE = /^l=([a-z]{2})\b/;

export function readChoice(fragment: string): WeekChoice {
  const [, ...parts] = fragment.split('&', 12);
  const find = (pattern: RegExp) =>
    parts.map((part) => pattern.exec(part)?.[1]).find((text) => text !== undefined);
  const person = find(PERSON);
  return {
    person: person === undefined ? undefined : Number(person),
    language: LANGUAGES.find((language) => language === find(LANGUAGE)),
  };
}

/** All parts except choices: business, details, days, identity, answers, wall screen. */
const KEPT = /&[adhkry]=[\w-]+/g;

/** Replaces an earlier choice; keeps the other parts that the app wrote. */
export function withChoice(fragment: string, { person, language }: WeekChoice): string {
  const [code = ''] = fragment.split('&', 1);
  const behind = (fragment.match(KEPT) ?? []).join('');
  return `${code}${behind}${person === undefined ? '' : `&n=${person}`}${language ? `&l=${language}` : ''}`;
}
