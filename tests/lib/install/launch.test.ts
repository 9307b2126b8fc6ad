import fc from 'fast-check';
import { isSamePlace, readLaunch, withoutAction } from '@/lib/install/launch';

const HOMES = ['https://example.test/', 'https://example.test/cafe/'];

describe.each(HOMES)('launch address at %s', (home) => {
  test('requests a new shift, with and without a slash before the query', () => {
    expect(readLaunch(`${home}?action=add-shift`, home)).toEqual({ act: 'addShift' });
    expect(readLaunch(`${home.slice(0, -1)}?action=add-shift`, home)).toEqual({ act: 'addShift' });
    expect(readLaunch(`${home}insights?action=add-shift`, home)).toEqual({ act: 'addShift' });
  });

  test('opens a page', () => {
    expect(readLaunch(`${home}insights`, home)).toEqual({ act: 'show', path: '/insights' });
    expect(readLaunch(`${home}inbox#1.abc`, home)).toEqual({ act: 'show', path: '/inbox#1.abc' });
    expect(readLaunch(`${home}templates/?action=dance#there`, home)).toEqual({
      act: 'show',
      path: '/templates',
    });
  });

  test('is ignored if pointing to the start page or to another site', () => {
    expect(readLaunch(home, home)).toBeUndefined();
    expect(readLaunch(`${home}?action=dance`, home)).toBeUndefined();
    expect(readLaunch('', home)).toBeUndefined();
    expect(readLaunch('https://elsewhere.test/insights', home)).toBeUndefined();
    expect(readLaunch('https://example.test/cafeteria', 'https://example.test/cafe/')).toBeUndefined();
  });

  test('loses only its action parameter', () => {
    expect(withoutAction(`${home}?action=add-shift`)).toBe(home);
    expect(withoutAction(`${home}?from=mail&action=x#top`)).toBe(`${home}?from=mail#top`);
    expect(withoutAction(home)).toBe(home);
  });

  test('is read without an error, for any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, text) => {
        readLaunch(url, home);
        readLaunch(text, home);
        expect(new URL(withoutAction(url)).searchParams.has('action')).toBe(false);
      }),
    );
  });
});

test('isSamePlace ignores a trailing slash and the hash', () => {
  expect(isSamePlace('https://a.test/cafe', 'https://a.test/cafe/#x')).toBe(true);
  expect(isSamePlace('https://a.test/cafe', 'https://a.test/cafe/?action=add-shift')).toBe(false);
});
