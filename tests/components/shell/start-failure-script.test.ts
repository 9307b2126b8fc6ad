/** @jest-environment jsdom */
import { startFailureScript } from '@/components/shell/frame/start-failure-script';
import { START_PATIENCE_MS } from '@/lib/timing';

/** A page as it is exported, with a script that does not load. */
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

test('a page whose own script does not come shows the fallback screen, in its language', () => {
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
  // Else the prerendered first screen would stand in front of it.
  expect(document.documentElement.dataset.firstVisit).toBeUndefined();
});

test('a page that has started meanwhile, or a script of another kind, shows none', () => {
  failToLoad('/_next/static/chunks/7.js');
  document.querySelector('[data-boot]')?.remove();
  jest.advanceTimersByTime(START_PATIENCE_MS);
  expect(document.querySelector('main')).toBeNull();
  failToLoad('/extension.js');
  jest.advanceTimersByTime(START_PATIENCE_MS);
  expect(document.querySelector('main')).toBeNull();
});
