import fc from 'fast-check';
import { lostHashScript } from '@/components/staff-page/lost-hash-script';
import { shareAddress } from '@/lib/share/share-address';
import { repairFragment } from '@/lib/share/week-code/repair-fragment';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { readChoice, withChoice } from '@/lib/share/week-code/week-code-choice';
import { rounds, seed } from '@/tests/support/rounds';
import { anyWeek, WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

jest.setTimeout(30_000 * rounds(1));

/** The fragment that the staff page reads from a typed or pasted address; undefined when the page is not reached. */
function openedFragment(address: string): string | undefined {
  let url = new URL(address);
  const replace = (to: string) => {
    url = new URL(to, url);
  };
  const { pathname, search, hash } = url;
  new Function('location', lostHashScript)({ pathname, search, hash, replace });
  return url.pathname === '/share' ? repairFragment(url.hash, url.search) : undefined;
}

async function opened(address: string) {
  const fragment = openedFragment(address);
  return fragment === undefined
    ? 'another page'
    : { ...(await decodeWeek(withChoice(fragment, {}))), choice: readChoice(fragment) };
}

describe('link changed by a messenger', () => {
  test.each<readonly [string, (link: string) => string]>([
    ['nothing', (link) => link],
    ['a blank inside', (link) => `${link.slice(0, 60)} ${link.slice(60)}`],
    ['an encoded blank inside', (link) => `${link.slice(0, 60)}%20${link.slice(60)}`],
    ['line breaks of a mail', (link) => link.replace(/.{76}/g, '$&\r\n')],
    ['encoded line breaks', (link) => link.replace(/.{76}/g, '$&%0D%0A')],
    ['soft breaks and marks of a quote', (link) => link.replace(/.{70}/g, '$&=\n> ')],
    ['a blank of no width', (link) => `${link.slice(0, 80)}\u200b${link.slice(80)}\u00ad`],
    ['%23 for #', (link) => link.replace('#', '%23')],
    ['%23 and %2E', (link) => link.replace('#', '%23').replace('#1.', '#1%2E')],
    ['%2523 for #', (link) => link.replace('#', '#%23')],
    ['a question mark for #', (link) => link.replace('#', '?')],
    ['a slash for #', (link) => link.replace('#', '/')],
    ['no #', (link) => link.replace('#', '')],
    ['a blank before #', (link) => link.replace('#', '# ')],
    ['a campaign', (link) => link.replace('#', '?fbclid=IwAR0#')],
    ['a campaign behind', (link) => `${link}?utm_source=mail`],
    ['a full stop', (link) => `${link}.`],
    ['angle brackets', (link) => `${link}>`],
    ['encoded angle brackets', (link) => `${link}%3E`],
    ['quotes', (link) => `${link}"`],
    ['curly quotes and a bracket', (link) => `${link}”),`],
    ['emphasis', (link) => `${link}_*`],
    ['words behind it', (link) => `${link} See you on Monday!`],
    ['the address twice', (link) => `${link}#${link.slice(link.indexOf('#') + 1)}`],
    ['a text to scroll to', (link) => `${link}#:~:text=Maya`],
  ])('reads the week from a link changed by: %s', async (_what, mangle) => {
    const link = shareAddress('https://example.org', '', await encodeWeek(WEEK_OF_TWENTY));
    expect(await opened(mangle(link))).toMatchObject({ kind: 'week', week: WEEK_OF_TWENTY });
  });

  test('is read with the person and language', async () => {
    const code = withChoice(await encodeWeek(WEEK_OF_TWENTY), { person: 3, language: 'fr' });
    for (const text of [code, `${code}.`, code.replaceAll('&', '&amp;'), code.replaceAll('&', '%26')]) {
      const read = await opened(shareAddress('https://example.org', '', text));
      expect(read).toMatchObject({ kind: 'week', choice: { person: 3, language: 'fr' } });
    }
  });

  test('opens the same week after several changes at once', async () => {
    const inside = fc.constantFrom(' ', '\n', '\r\n', '%20', '%0A', '\u00a0', '\n> ', '=\n', '\u200b', '"');
    const behind = fc.constantFrom(
      '',
      '.',
      ',',
      '!',
      '>',
      '%3E',
      ')',
      '”',
      '"',
      "'",
      '*',
      ';',
      ':',
      '\n',
      '&l=de',
    );
    const hash = fc.constantFrom('#', '%23', '#%23', '# ', '?', '/', '');
    const places = fc.array(fc.tuple(fc.nat(10_000), inside), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(anyWeek, places, hash, behind, behind, async (week, insertions, mark, one, other) => {
        const code = await encodeWeek(week);
        // After the version and its dot, last position first, so that no insertion lands within another.
        const sorted = insertions
          .map(([at, text]) => ({ place: 2 + (at % (code.length - 2)), text }))
          .sort((first, second) => second.place - first.place);
        const mangled = sorted.reduce(
          (text, { place, text: inserted }) => text.slice(0, place) + inserted + text.slice(place),
          code,
        );
        const read = await opened(`https://example.org/share${mark}${mangled}${one}${other}`);
        expect(read).toMatchObject({ kind: 'week' });
        expect(read).toHaveProperty('week', week);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

test('no week opens when nothing follows the #', async () => {
  for (const link of ['/share', '/share#', '/share?utm_source=mail', '/share#%20', '/share#%23']) {
    expect(await opened(`https://example.org${link}`)).toEqual({ kind: 'none', choice: {} });
  }
});

test('no redirect happens at other addresses', () => {
  for (const path of [
    '/',
    '/shared/1.abc',
    '/settings',
    '/share/0.abc',
    '/nowhere/share/1.abc',
    '/share.txt',
  ]) {
    expect(openedFragment(`https://example.org${path}`)).toBeUndefined();
  }
});
