import fc from 'fast-check';
import { isAskFragment } from '@/lib/requests/ask/ask-fragment';
import { decodeAsk, encodeAsk } from '@/lib/requests/ask/ask-link';
import { answersSuffix, type LinkAnswers, readAnswers } from '@/lib/requests/links/answers';
import { identitySuffix, readIdentity } from '@/lib/requests/links/link-identity';
import { personCode } from '@/lib/requests/links/person-code';
import { findReplies } from '@/lib/requests/reply/find-replies';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { withChoice } from '@/lib/share/week-code/week-code-choice';
import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const IDENTITY = {
  workplace: 'AAECAwQFBgc',
  person: { key: 4_294_967_295, code: '__79_Pv6-fg' },
};

describe('identity of a link', () => {
  const anyId = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(toBase64Url);
  const anyIdentity = fc.record(
    { workplace: anyId, person: fc.record({ key: fc.integer({ min: 0, max: 2 ** 32 - 1 }), code: anyId }) },
    { requiredKeys: ['workplace'] },
  );

  test('is read after the week in the fragment, also when a person and a language were chosen', () => {
    fc.assert(
      fc.property(anyIdentity, (identity) => {
        const fragment = `1.abc${identitySuffix(identity)}`;
        expect(readIdentity(fragment)).toEqual(identity);
        expect(readIdentity(withChoice(fragment, { person: 3, language: 'de' }))).toEqual(identity);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('does not prevent older pages from reading the week', async () => {
    const code = await encodeWeek(WEEK_OF_TWENTY);
    const answers = await answersSuffix({
      at: 1_795_512_600_000,
      answers: [{ number: 'n1', state: 'approved', word: '' }],
    });
    const decoded = await decodeWeek(`${code}${identitySuffix(IDENTITY)}${answers}`);
    expect(decoded).toEqual({ kind: 'week', week: WEEK_OF_TWENTY });
  });

  test.each(['', '&r=', '&r=short', `&r=${'A'.repeat(13)}`, `&r=${'A'.repeat(26)}`, '&r=!!!!!!!!!!!!'])(
    'is not read when it is malformed: “%s”',
    (suffix) => {
      expect(readIdentity(`1.abc${suffix}`)).toBeUndefined();
    },
  );

  test('has a code that depends on key, workplace and person', async () => {
    const keys = [1, 2].map((fill) => toBase64Url(new Uint8Array(32).fill(fill)));
    const [one = '', other = ''] = keys;
    const codes = await Promise.all([
      personCode(one, 'AAECAwQFBgc', 'e-1'),
      personCode(other, 'AAECAwQFBgc', 'e-1'),
      personCode(one, 'BwYFBAMCAQA', 'e-1'),
      personCode(one, 'AAECAwQFBgc', 'e-2'),
    ]);
    expect(new Set(codes).size).toBe(4);
    expect(await personCode(one, 'AAECAwQFBgc', 'e-1')).toBe(codes[0]);
    // Computed once by another program, so that links stay valid.
    expect(codes[0]).toBe('YsGPJ-f1ll4');
  });
});

describe('answers in a link', () => {
  const answers: LinkAnswers = {
    at: 1_795_512_601_000,
    answers: [
      { number: 'n1', state: 'approved', word: '' },
      { number: 'n2', state: 'declined', word: 'We need you on Friday – sorry 😀' },
      { number: 'n3', state: 'open', word: '' },
    ],
  };

  test('are read back unchanged after encoding', async () => {
    expect(await readAnswers(`1.abc${await answersSuffix(answers)}&n=2`)).toEqual(answers);
    expect(await answersSuffix({ at: 5, answers: [] })).toBe('');
  });

  test('are limited to the latest thirty', async () => {
    const many = Array.from({ length: 40 }, (_, place) => ({
      number: `n${place}`,
      state: 'approved' as const,
      word: '',
    }));
    const suffix = await answersSuffix({ ...answers, answers: many });
    expect(await readAnswers(`1.abc${suffix}`)).toEqual({ ...answers, answers: many.slice(-30) });
  });

  test('are dropped when the code is changed', async () => {
    const code = await answersSuffix(answers);
    for (let at = 3; at < code.length; at += 1) {
      const changed = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
      const read = await readAnswers(`1.abc${changed}`);
      expect(read.answers.length === 0 || JSON.stringify(read) === JSON.stringify(answers)).toBe(true);
    }
  });
});

describe('question to the team', () => {
  const ask = {
    workplace: 'AAECAwQFBgc',
    ask: 'k3f9a2b',
    lastDay: day('2026-12-04'),
    names: ['Maya Lindqvist', 'مريم العلي', 'Ben'],
    business: 'Café Zentral',
  };

  test('is read back as encoded, and never read as a week', async () => {
    const fragment = await encodeAsk(ask);
    expect(isAskFragment(fragment)).toBe(true);
    expect(isAskFragment(`#${fragment}`)).toBe(true);
    expect(await decodeAsk(fragment)).toEqual({ kind: 'ask', ask });
    expect(await decodeWeek(fragment)).toEqual({ kind: 'broken' });
    expect(isAskFragment(await encodeWeek(WEEK_OF_TWENTY))).toBe(false);
  });

  test('is newer if its version is later, and broken if incomplete', async () => {
    expect(await decodeAsk('a2.abc')).toEqual({ kind: 'newer' });
    expect(await decodeAsk('a1.abc')).toEqual({ kind: 'broken' });
    expect(await decodeAsk('a1.')).toEqual({ kind: 'broken' });
  });

  test('is read as sent, or not at all, when the fragment is changed', async () => {
    const fragment = await encodeAsk(ask);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(fragment.length - 1),
        fc.constantFrom(...'ABab01-_. %'),
        async (at, character) => {
          const read = await decodeAsk(`${fragment.slice(0, at)}${character}${fragment.slice(at + 1)}`);
          if (read.kind === 'ask') expect(read.ask).toEqual(ask);
        },
      ),
      { numRuns: rounds(300), ...seed },
    );
  });
});

describe('replies in a text', () => {
  test('are found in a chat export, in order and each once', () => {
    const text = [
      '[24.11.26, 09:31] Maya: My reply: https://example.org/brigade/inbox#1.abc-_DEF',
      '[24.11.26, 09:35] Ben: <https://example.org/inbox/%231%2exyz123> thanks!',
      '[24.11.26, 09:36] Maya: https://example.org/brigade/inbox#1.abc-_DEF.',
      'https://example.org/share#1.none and /inbox without anything',
    ].join('\r\n');
    expect(findReplies(text)).toEqual(['1.abc-_DEF', '1.xyz123']);
  });

  test('are not found in an empty text or an empty link', () => {
    expect(findReplies('')).toEqual([]);
    expect(findReplies('/inbox#')).toEqual([]);
  });

  test('are limited to the latest five hundred', () => {
    const text = Array.from({ length: 20_000 }, (_, place) => `x /inbox#1.a${place}`).join('\n');
    expect(findReplies(text)).toHaveLength(500);
    expect(findReplies(text).at(-1)).toBe('1.a19999');
  });
});
