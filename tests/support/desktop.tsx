import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { LoadFailureNotice } from '@/components/shell/frame/load-failure-notice';
import type { Language } from '@/lib/i18n/language';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';
import laterDe from '@/lib/i18n/messages/later/de.json';
import laterEn from '@/lib/i18n/messages/later/en.json';
import laterEs from '@/lib/i18n/messages/later/es.json';
import laterFr from '@/lib/i18n/messages/later/fr.json';
import staffDe from '@/lib/i18n/messages/staff/de.json';
import staffEn from '@/lib/i18n/messages/staff/en.json';
import staffEs from '@/lib/i18n/messages/staff/es.json';
import staffFr from '@/lib/i18n/messages/staff/fr.json';

const MESSAGES = {
  en: { ...en, ...laterEn, ...staffEn },
  es: { ...es, ...laterEs, ...staffEs },
  fr: { ...fr, ...laterFr, ...staffFr },
  de: { ...de, ...laterDe, ...staffDe },
} as const;

const SIZE_QUERY = /^\((width|height) (<=?|>=) (\d+)px\)$/;

/** Whether the query matches on a screen of that size with a mouse; an unsupported query fails the test. */
function holdsOnDesktop(query: string, size: Readonly<Record<'width' | 'height', number>>): boolean {
  if (query === '(pointer: fine)' || query === '(any-pointer: fine)') return true;
  if (query === '(pointer: coarse)' || query === 'print') return false;
  const [, side, sign, limit] = SIZE_QUERY.exec(query) ?? [];
  if (side !== 'width' && side !== 'height')
    throw new Error(`The stub does not know the media query ${query}.`);
  const excess = size[side] - Number(limit);
  return sign === '<' ? excess < 0 : sign === '<=' ? excess <= 0 : excess >= 0;
}

/** jsdom has no matchMedia; stubs it as a desktop. */
function stubMedia(width: number, height: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: holdsOnDesktop(media, { width, height }),
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }));
}

/** Renders the element on a desktop of that width, by default in English and 900 px high. */
export function renderOnDesktop(
  element: ReactNode,
  widthPx = 1440,
  { heightPx = 900, language = 'en' }: { readonly heightPx?: number; readonly language?: Language } = {},
): void {
  stubMedia(widthPx, heightPx);
  render(
    <IntlProvider locale={language} messages={MESSAGES[language]} timeZone="UTC">
      <LoadFailureNotice>{element}</LoadFailureNotice>
    </IntlProvider>,
  );
}
