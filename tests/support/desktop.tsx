import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { LoadFailureNotice } from '@/components/shell/frame/load-failure-notice';
import type { Language } from '@/lib/i18n/language';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';

const MESSAGES = { en, es, fr, de } as const;

const WIDTH_QUERY = /^\(width (<|>=) (\d+)px\)$/;

/** Whether the query matches on a screen of that width with a mouse; an unsupported query fails the test. */
function holdsOnDesktop(query: string, widthPx: number): boolean {
  if (query === '(pointer: fine)') return true;
  if (query === '(pointer: coarse)' || query === 'print') return false;
  const [, sign, limit] = WIDTH_QUERY.exec(query) ?? [];
  if (sign === undefined) throw new Error(`The stub does not know the media query ${query}.`);
  return sign === '<' ? widthPx < Number(limit) : widthPx >= Number(limit);
}

/** jsdom has no matchMedia; stubs it as a desktop. */
function stubMedia(widthPx: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: holdsOnDesktop(media, widthPx),
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }));
}

/** Renders the element as on a desktop of that width. */
export function renderOnDesktop(element: ReactNode, widthPx = 1440, language: Language = 'en'): void {
  stubMedia(widthPx);
  render(
    <IntlProvider locale={language} messages={MESSAGES[language]} timeZone="UTC">
      <LoadFailureNotice>{element}</LoadFailureNotice>
    </IntlProvider>,
  );
}
