import fc from 'fast-check';
import { isAskFragment } from '@/lib/requests/ask/ask-fragment';
import { encodeAsk } from '@/lib/requests/ask/ask-link';
import { identitySuffix, readIdentity } from '@/lib/requests/links/link-identity';
import { linkKind } from '@/lib/requests/links/link-kind';
import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const anyId = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(toBase64Url);

test('linkKind finds the same kind of link from the form of a fragment as from decoding it', () => {
  fc.assert(
    fc.property(anyId, anyId, fc.nat(), (workplace, code, key) => {
      for (const identity of [{ workplace }, { workplace, person: { key, code } }]) {
        const fragment = `1.abc&h=x${identitySuffix(identity)}&n=3`;
        expect(linkKind(fragment)).toBe(readIdentity(fragment)?.person ? 'personal' : 'everybody');
      }
    }),
    { numRuns: rounds(100), ...seed },
  );
  expect(linkKind('1.abc&h=x&n=3')).toBeUndefined();
});

test('isAskFragment distinguishes a question to the team from a week, also after the reader has chosen a language', async () => {
  const code = await encodeAsk({
    workplace: 'AAECAwQFBgc',
    ask: 'x1',
    lastDay: day('2026-12-01'),
    names: ['Ben'],
  });
  expect([code, `#${code}&l=de`, `%23${code}`].map(isAskFragment)).toEqual([true, true, true]);
  expect(['1.abc', '', 'abc', 'a', 'a0.x'].map(isAskFragment)).toEqual([false, false, false, false, false]);
});
