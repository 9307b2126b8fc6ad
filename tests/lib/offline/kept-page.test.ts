import fc from 'fast-check';
import { isBrigadePage, pageProblem } from '@/lib/offline/kept-page';
import { rounds, seed } from '../../support/rounds';

const ID = 'u8g1GTnItDEbZkjUIT5S3';
const HEAD = '<!DOCTYPE html><html lang="en"><head><meta name="application-name" content="Brigade"/></head>';
const PAGE = `${HEAD}<body><p>…</p><script>self.__next_f.push([1,"${ID}"])</script></body></html>`;
const PORTAL = '<!doctype html><html><head><title>Hotel Brigade</title></head><body>Sign in</body></html>';

test('a page of the build is whole, also where its host has put something in or behind it', () => {
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

test('a page of another build differs; one of somebody else is foreign, whatever it names', () => {
  expect(pageProblem(PAGE, 'another')).toBe('differs');
  expect(pageProblem(PORTAL, ID)).toBe('foreign');
  expect(pageProblem(PORTAL.replace('Sign in', ID), ID)).toBe('foreign');
  expect(pageProblem('', ID)).toBe('foreign');
  expect(isBrigadePage(PORTAL)).toBe(false);
});

test('a page of the guide names no build, and must be one of Brigade and whole', () => {
  expect(pageProblem(PAGE, undefined)).toBeUndefined();
  expect(pageProblem(PORTAL, undefined)).toBe('foreign');
  expect(pageProblem(HEAD, undefined)).toBe('incomplete');
});

test('wherever a page is cut off before its last letter, it is not kept', () => {
  expect(pageProblem(PAGE.slice(0, -'</html>'.length), ID)).toBe('incomplete');
  fc.assert(
    fc.property(fc.nat(PAGE.length - 1), (length) => {
      expect(pageProblem(PAGE.slice(0, length), ID)).toBeDefined();
    }),
    { numRuns: rounds(200), ...seed },
  );
});
