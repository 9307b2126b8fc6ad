/** @jest-environment jsdom */
import { startFailureScript } from '@/components/shell/frame/start-failure-script';
import { START_PATIENCE_MS } from '@/lib/timing';

/** An exported page with a script that fails to load. */
function failToLoad(src: string): void {
  document.body.innerHTML = '<div data-boot aria-busy="true"></div>';
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

beforeAll(() => {
  new Function(startFailureScript)();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the fallback screen in the language of the page when a script of the app fails to load', () => {
  document.documentElement.lang = 'fr';
  document.documentElement.dataset.firstVisit = '';
  failToLoad('/_next/static/chunks/7.js');
  jest.advanceTimersByTime(START_PATIENCE_MS - 1);
  expect(document.querySelector('main')).toBeNull();
  expect(document.documentElement.dataset.firstVisit).toBe('');
  jest.advanceTimersByTime(1);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.querySelector('main')?.textContent).toMatch(/^Erreur.*\/_next\/static\/chunks\/7\.js/);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
  expect(document.querySelector('[aria-busy]')).toBeNull();
  // Otherwise the prerendered first screen would cover the fallback.
  expect(document.documentElement.dataset.firstVisit).toBeUndefined();
});

test('shows no fallback screen if the app has started meanwhile or the script is not part of the app', () => {
  failToLoad('/_next/static/chunks/7.js');
  document.querySelector('[data-boot]')?.remove();
  jest.advanceTimersByTime(START_PATIENCE_MS);
  expect(document.querySelector('main')).toBeNull();
  failToLoad('/extension.js');
  jest.advanceTimersByTime(START_PATIENCE_MS);
  expect(document.querySelector('main')).toBeNull();
});
