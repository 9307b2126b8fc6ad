import fc from 'fast-check';
import { isBrigadePage, pageProblem } from '@/lib/offline/check-page';
import { rounds, seed } from '../../support/rounds';

const ID = 'u8g1GTnItDEbZkjUIT5S3';
const HEAD = '<!DOCTYPE html><html lang="en"><head><meta name="application-name" content="Brigade"/></head>';
const PAGE = `${HEAD}<body><p>…</p><script>self.__next_f.push([1,"${ID}"])</script></body></html>`;
const PORTAL = '<!doctype html><html><head><title>Hotel Brigade</title></head><body>Sign in</body></html>';

test('pageProblem accepts a page of the build, even if the host has added a script or reformatted the page', () => {
  expect(pageProblem(PAGE, ID)).toBeUndefined();
  expect(
    pageProblem(PAGE.replace('</body>', '<script src="/beacon.js"></script></body>'), ID),
  ).toBeUndefined();
  expect(pageProblem(PAGE.replace('</html>', '</HTML >\n<!-- served in 3 ms -->'), ID)).toBeUndefined();
  expect(pageProblem(PAGE.replace(/"(application-name|Brigade)"/g, '$1'), ID)).toBeUndefined();
  const turned = PAGE.replace(/(name="[^"]*") (content="[^"]*")/, '$2 $1');
  expect(turned).not.toBe(PAGE);
  expect(pageProblem(turned, ID)).toBeUndefined();
});

test('pageProblem reports a Brigade page of another build as different, and any other page as foreign', () => {
  expect(pageProblem(PAGE, 'another')).toBe('differs');
  expect(pageProblem(PORTAL, ID)).toBe('foreign');
  expect(pageProblem(PORTAL.replace('Sign in', ID), ID)).toBe('foreign');
  expect(pageProblem('', ID)).toBe('foreign');
  expect(isBrigadePage(PORTAL)).toBe(false);
});

test('pageProblem accepts a complete guide page of any build, and rejects any other page', () => {
  expect(pageProblem(PAGE, undefined)).toBeUndefined();
  expect(pageProblem(PORTAL, undefined)).toBe('foreign');
  expect(pageProblem(HEAD, undefined)).toBe('incomplete');
});

test('pageProblem rejects a page that is cut off anywhere', () => {
  expect(pageProblem(PAGE.slice(0, -'</html>'.length), ID)).toBe('incomplete');
  fc.assert(
    fc.property(fc.nat(PAGE.length - 1), (length) => {
      expect(pageProblem(PAGE.slice(0, length), ID)).toBeDefined();
    }),
    { numRuns: rounds(200), ...seed },
  );
});
