import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { LoadFailureNotice } from '@/components/shell/frame/load-failure-notice';
import en from '@/lib/i18n/messages/en.json';

const SIZE_QUERY = /^\((width|height) (<=?|>=) (\d+)px\)$/;

/** Whether the query matches on a screen of that size with a mouse; an unsupported query fails the test. */
function holdsOnDesktop(query: string, size: Readonly<Record<'width' | 'height', number>>): boolean {
  if (query === '(pointer: fine)') return true;
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

/** Renders the element in English, as on a desktop of that size. */
export function renderOnDesktop(element: ReactNode, widthPx = 1440, heightPx = 900): void {
  stubMedia(widthPx, heightPx);
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <LoadFailureNotice>{element}</LoadFailureNotice>
    </IntlProvider>,
  );
}
