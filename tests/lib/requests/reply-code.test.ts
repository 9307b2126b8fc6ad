import fc from 'fast-check';
import type { Reply } from '@/lib/requests/reply/reply';
import { replyAddress } from '@/lib/requests/reply/reply-address';
import { decodeReply, encodeReply } from '@/lib/requests/reply/reply-code';
import { clock, day } from '@/tests/support/records';
import { ASKED_ON, anyReply } from '@/tests/support/requests/replies';
import { rounds, seed } from '@/tests/support/rounds';

jest.setTimeout(30_000 * rounds(1));

const shiftAt = (key: number, date: string, start: string, end: string) => ({
  key,
  date: day(date),
  startTime: clock(start),
  endTime: clock(end),
});

const THREE: Reply = {
  workplace: 'AAECAwQFBgc',
  person: { key: 4_012_345_678, code: 'CAkKCwwNDg8' },
  name: 'Maya Lindqvist',
  language: 'en',
  madeAt: ASKED_ON,
  asked: [
    {
      kind: 'claim',
      number: 'k3f9a2b',
      note: '',
      shift: shiftAt(3_512_345_678, '2026-11-28', '17:00', '23:00'),
    },
    {
      kind: 'swap',
      number: 'a8d7s6f',
      note: 'Dentist at ten',
      shift: shiftAt(2_345_678_901, '2026-11-25', '09:00', '17:00'),
      to: 'Ben Okafor',
      other: shiftAt(1_345_678_902, '2026-11-26', '09:00', '17:00'),
    },
    {
      kind: 'timeOff',
      number: 'z9x8c7v',
      note: 'My sister’s wedding',
      from: day('2026-12-18'),
      to: day('2026-12-21'),
      offKind: 'paid',
    },
  ],
};

test('decodeReply returns any encoded reply unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyReply, async (reply) => {
      expect(await decodeReply(await encodeReply(reply))).toEqual({ kind: 'reply', reply });
    }),
    { numRuns: rounds(300), ...seed },
  );
});

test('the address for three requests has fewer than 400 characters', async () => {
  const address = replyAddress('https://example.org', '/brigade', await encodeReply(THREE));
  expect(address.length).toBeLessThan(400);
});

test('decodeReply reads a reply of the first version', async () => {
  const KEPT =
    '1.RWKnOgEAAQIDBAUGB-8niU4ICQoLDA0ODz3Muw3CMBhF4VWsW9_C_p2QuEWUIAaIUhjiIAvJiNjiVbEG6zEJQjz6' +
    '850OK3_1ahnTcDzFXEBNcU5qMZpdhy2IvR2dlw0I0NZGbFXPmpYVjRZNY1vds8MFhG-HJs9GEIuQSsxF-aJKSOAXOW' +
    '1oWFf6YzEPSa33fjxMoPklQvkn7_MBxM1d2m1zArG6qhxzCdPz_sjqHIYhph0oFS113_cv';
  expect(await decodeReply(KEPT)).toEqual({ kind: 'reply', reply: THREE });
});

describe('unreadable reply', () => {
  test('is newer if its version is later', async () => {
    expect(await decodeReply('2.abcdef')).toEqual({ kind: 'newer' });
  });

  test.each(['', '#', '#  '])('is none when it is empty: “%s”', async (fragment) => {
    expect(await decodeReply(fragment)).toEqual({ kind: 'none' });
  });

  test.each(['1.', '1.a', '1.AAAA', '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'x', '0.abc'])(
    'is broken when it is incomplete: %s',
    async (fragment) => {
      expect(await decodeReply(fragment)).toEqual({ kind: 'broken' });
    },
  );

  test('is broken if too long, without being decoded', async () => {
    expect(await decodeReply(`1.${'A'.repeat(20_000)}`)).toEqual({ kind: 'broken' });
  });

  test('encodeReply refuses no requests and more than twenty', async () => {
    const [first] = THREE.asked;
    const many = Array.from({ length: 21 }, (_, place) => ({ ...first, number: `n${place}` }));
    await expect(encodeReply({ ...THREE, asked: [] })).rejects.toThrow(RangeError);
    await expect(encodeReply({ ...THREE, asked: many as Reply['asked'] })).rejects.toThrow(RangeError);
  });

  test('is read as sent, or not at all, when the code is changed', async () => {
    const code = await encodeReply(THREE);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%#& \n';
    const change = fc.record({
      at: fc.nat(code.length),
      cut: fc.nat(4),
      put: fc.array(fc.constantFrom(...letters), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const mutated = changes.reduce(
          (text, { at, cut, put }) => `${text.slice(0, at)}${put.join('')}${text.slice(at + cut)}`,
          code,
        );
        const read = await decodeReply(mutated);
        if (read.kind === 'reply') expect(read.reply).toEqual(THREE);
      }),
      { numRuns: rounds(2000), ...seed },
    );
  });

  test('is refused without an error for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        expect((await decodeReply(`1.${text}`)).kind).toMatch(/broken|reply/);
        expect((await decodeReply(text)).kind).toMatch(/broken|none|newer/);
      }),
      { numRuns: rounds(500), ...seed },
    );
  });
});

describe('reply changed by a messenger', () => {
  test.each([
    ['with its hash', (code: string) => `#${code}`],
    ['with an encoded hash', (code: string) => `%23${code}`],
    ['broken into lines', (code: string) => code.replace(/(.{60})/g, '$1\r\n')],
    ['with words behind it', (code: string) => `${code} — thanks!`],
    ['with a full stop', (code: string) => `${code}.`],
    ['with emphasis marks', (code: string) => `*${code}*`],
  ])('is read %s', async (_how, mangle) => {
    expect(await decodeReply(mangle(await encodeReply(THREE)))).toEqual({ kind: 'reply', reply: THREE });
  });
});
