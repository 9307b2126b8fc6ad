import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** A reader's choices on the page. They are stored only after the code in the address. */
export interface WeekChoice {
  /** Whose shifts are shown: index among the people of the week. */
  readonly person?: number | undefined;
  /** Absent for the device's language. */
  readonly language?: Language | undefined;
}

// Punctuation of a chat may stand behind them.
const PERSON = /^n=(\d{1,4})\b/;
const LANGUAGE = /^l=([a-z]{2})\b/;

/** The choice after a code; invalid parts are ignored. */
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

/** What stands behind the week's code and is no choice: the house, details, days, whose link it is, answers, and the screen at the wall. */
const KEPT = /&[adhkry]=[\w-]+/g;

/** The fragment with this choice in place of any earlier one; everything else that ours have behind their code stays. */
export function withChoice(fragment: string, { person, language }: WeekChoice): string {
  const [code = ''] = fragment.split('&', 1);
  const behind = (fragment.match(KEPT) ?? []).join('');
  return `${code}${behind}${person === undefined ? '' : `&n=${person}`}${language ? `&l=${language}` : ''}`;
}
