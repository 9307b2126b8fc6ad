import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { shareAddress } from '@/lib/share/share-address';
import type { SharedPerson, SharedWeek } from '@/lib/share/shared-week';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { BitWriter } from '@/lib/share/week-code/week-code-bits';
import { readChoice, withChoice } from '@/lib/share/week-code/week-code-choice';
import { packWeek } from '@/lib/share/week-code/week-code-pack';
import { hash32 } from '@/lib/text-hash';
import { clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyWeek, WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

// Thousands of rounds in the deep run.
jest.setTimeout(30_000 * rounds(1));

const week = (people: readonly SharedPerson[]): SharedWeek => ({
  firstDay: day('2026-11-16'),
  publishedAt: Date.UTC(2026, 10, 14, 9, 30),
  zone: 'Europe/Paris',
  leadMinutes: 720,
  people,
});

const readBack = async (given: SharedWeek) => decodeWeek(await encodeWeek(given));

test('a link keeps people, shifts and overnight times of a week', async () => {
  const given = week([
    {
      name: 'Maya Lindqvist',
      shifts: [
        shift('2026-11-16', '09:00', '17:00', 'Server'),
        { ...shift('2026-11-20', '22:00', '06:00', 'Bartender'), isPending: true },
        shift('2026-11-22', '07:05', '07:05', 'Barista'),
      ],
    },
    { name: '', shifts: [shift('2026-11-18', '17:00', '23:30', 'Cook')] },
  ]);
  expect(await readBack(given)).toEqual({ kind: 'week', week: given });
});

test('a link keeps any week through encoding and decoding', async () => {
  await fc.assert(
    fc.asyncProperty(anyWeek, async (given) => {
      expect(await readBack(given)).toEqual({ kind: 'week', week: given });
    }),
    { numRuns: rounds(300), ...seed },
  );
});

describe('business name', () => {
  const named = { ...week([]), business: 'Café „Zum Löwen“ 🦁' };

  test('is read with the week, and stays in the link when a person and a language are chosen', async () => {
    const code = await encodeWeek(named);
    expect(await decodeWeek(code)).toEqual({ kind: 'week', week: named });
    const chosen = withChoice(`#${code}`, { person: 3, language: 'de' });
    expect(readChoice(chosen)).toEqual({ person: 3, language: 'de' });
    expect(await decodeWeek(chosen)).toEqual({ kind: 'week', week: named });
    expect(withChoice(chosen, {})).toBe(`#${code}`);
  });

  test('is ignored by older readers, and a link without a business name is unchanged', async () => {
    const [bare = ''] = (await encodeWeek(named)).split('&');
    const { business, ...nameless } = named;
    expect(business).toBeDefined();
    expect(await encodeWeek(nameless)).toBe(bare);
    expect(await decodeWeek(bare)).toEqual({ kind: 'week', week: nameless });
  });

  test.each(['&h=', '&h=%00', '&h=_w', '&h=!!', '&h=IA'])(
    'does not break the week when it is unreadable: %s',
    async (tail) => {
      const { business: _house, ...nameless } = named;
      const code = await encodeWeek(nameless);
      expect(await decodeWeek(`${code}${tail}`)).toEqual({ kind: 'week', week: nameless });
    },
  );

  test('is read without characters that a chat adds after the link', async () => {
    const code = await encodeWeek(named);
    for (const tail of ['.', ')', '>', ' Bye!'])
      expect(await decodeWeek(`${code}${tail}`)).toEqual({ kind: 'week', week: named });
  });
});

test('encodeWeek makes a link of fewer than 1,200 characters for 20 people and 100 shifts', async () => {
  const shifts = WEEK_OF_TWENTY.people.flatMap((person) => person.shifts);
  expect([WEEK_OF_TWENTY.people.length, shifts.length]).toEqual([20, 100]);
  const address = shareAddress('https://example.org', '/brigade', await encodeWeek(WEEK_OF_TWENTY));
  console.info(`20 people, 100 shifts: ${address.length} characters`);
  expect(address.length).toBeLessThan(1200);
  expect(address).toMatch(/^https:\/\/example\.org\/brigade\/share#1\.[\w-]+$/);
});

test('decodeWeek decodes 100 shifts in a few milliseconds', async () => {
  const code = await encodeWeek(WEEK_OF_TWENTY);
  const times: number[] = [];
  for (let run = 0; run < 50; run += 1) {
    const began = performance.now();
    await decodeWeek(code);
    times.push(performance.now() - began);
  }
  const median = times.sort((one, other) => one - other)[25] ?? 0;
  console.info(`decoded in ${median.toFixed(2)} ms (median of 50)`);
  expect(median).toBeLessThan(50);
});

describe('fragment of a link', () => {
  test('opens no week when empty', async () => {
    for (const text of ['', '#']) expect(await decodeWeek(text)).toEqual({ kind: 'none' });
  });

  test('is reported as newer when its version is later', async () => {
    for (const text of ['3.abc', '#17.', '3.abc&n=3', '999999.____']) {
      expect(await decodeWeek(text)).toEqual({ kind: 'newer' });
    }
  });

  test('is broken if it is not a valid code', async () => {
    const code = await encodeWeek(WEEK_OF_TWENTY);
    const texts = [
      'main',
      '1.',
      '1',
      '.',
      '0.abc',
      '1.AA',
      '1.%00',
      `1.${'A'.repeat(2_000_000)}`,
      `x${code}`,
    ];
    for (const text of [...texts, code.slice(0, 200), `${code}AAAA`, code.replace('.', '')]) {
      expect(await decodeWeek(text)).toEqual({ kind: 'broken' });
    }
  });

  test('is read without characters that a chat adds, and without the choice of the reader', async () => {
    const code = await encodeWeek(WEEK_OF_TWENTY);
    for (const text of [`#${code}`, `${code}&n=3&l=de`, `${code}.`, `${code})`, `${code} \n`]) {
      expect(await decodeWeek(text)).toEqual({ kind: 'week', week: WEEK_OF_TWENTY });
    }
    expect(readChoice(`${code}&n=3&l=de`)).toEqual({ person: 3, language: 'de' });
    expect(readChoice(`${code}&n=-1&l=xx`)).toEqual({});
    expect(withChoice(`${code}&n=3`, { person: 5, language: 'fr' })).toBe(`${code}&n=5&l=fr`);
    expect(withChoice(`${code}&n=3`, {})).toBe(code);
  });

  test('is read as the original week, or not at all, when changed', async () => {
    const anyEdit = fc.record({
      kind: fc.constantFrom('replace', 'insert', 'remove', 'cut', 'swap'),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      text: fc.oneof(
        fc.string({ unit: fc.constantFrom(...'AZaz09-_.&#%+/=') }),
        fc.string({ unit: 'binary' }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyWeek, fc.array(anyEdit, { minLength: 1, maxLength: 4 }), async (given, edits) => {
        const code = edits.reduce(mutate, await encodeWeek(given));
        const began = performance.now();
        const decoded = await decodeWeek(code);
        expect(performance.now() - began).toBeLessThan(2000);
        if (decoded.kind === 'week') expect(decoded.week).toEqual(given);
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('is never read as a week if it is random text or bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          anyBytes.map((bytes) => codeOf(bytes)),
        ),
        async (text) => {
          expect(['newer', 'broken', 'none']).toContain((await decodeWeek(text)).kind);
        },
      ),
      { numRuns: rounds(500), ...seed },
    );
  });
});

describe('forged code with a valid checksum', () => {
  test('is broken or a valid week if the shifts are random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, anyBytes, fc.constantFrom(1, 2), async (texts, bits, version) => {
        const decoded = await decodeWeek(await forged(texts, bits, version));
        // Random bytes can form a valid code; that week must survive another encoding.
        if (decoded.kind === 'week') expect(await readBack(decoded.week)).toEqual(decoded);
        else expect(decoded.kind).toBe('broken');
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('is broken or a valid week if the earlier publications are random bytes', async () => {
    const plain = packWeek(week([]));
    await fc.assert(
      fc.asyncProperty(anyBytes, async (more) => {
        const decoded = await decodeWeek(await forged(plain.texts, Buffer.concat([plain.bits, more]), 2));
        if (decoded.kind === 'week') expect(await readBack(decoded.week)).toEqual(decoded);
        else expect(decoded.kind).toBe('broken');
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('is refused without inflating a small text that becomes huge', async () => {
    const began = performance.now();
    const packed = deflateRawSync(new Uint8Array(50_000_000));
    const head = new BitWriter();
    head.bits(0, 32);
    head.number(packed.length);
    const code = codeOf(Buffer.concat([head.bytes(), packed]));
    expect(code.length).toBeLessThan(100_000);
    const inflated = jest.spyOn(Uint8Array.prototype, 'set');
    expect(await decodeWeek(code)).toEqual({ kind: 'broken' });
    // Nothing was assembled from the output; the test process writes small messages meanwhile.
    const writes = inflated.mock.contexts as readonly Uint8Array[];
    expect(writes.filter(({ length }) => length > 100_000)).toEqual([]);
    inflated.mockRestore();
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test.each([
    ['a zone that does not exist', { zone: 'Mars/Olympus' }],
    ['a day after the end of all days', { firstDay: day('9999-12-31') }],
    ['a reminder of two years', { leadMinutes: 1_051_200 }],
  ])('is broken when it has %s', async (_, fields) => {
    expect(await readBack({ ...week([]), ...fields })).toEqual({ kind: 'broken' });
  });

  test('is broken when a name is not valid UTF-8', async () => {
    const { texts, bits } = packWeek(week([{ name: 'Zoë', shifts: [] }]));
    expect(await decodeWeek(await forged(texts, bits))).toMatchObject({ kind: 'week' });
    texts[2] = 0xff;
    expect(await decodeWeek(await forged(texts, bits))).toEqual({ kind: 'broken' });
  });
});

test('encodeWeek refuses a week beyond the limits of a link, and a long name is cut', async () => {
  const one = shift('2026-11-16', '09:00', '17:00', 'Server');
  const stray = week([{ name: 'Ana', shifts: [shift('2026-11-23', '09:00', '17:00', 'Server')] }]);
  await expect(encodeWeek(stray)).rejects.toThrow(RangeError);
  const crowd = week([{ name: 'Ana', shifts: Array.from({ length: 5001 }, () => one) }]);
  await expect(encodeWeek(crowd)).rejects.toThrow(RangeError);
  const long = week([{ name: '👩‍🍳'.repeat(100), shifts: [one] }]);
  const read = await readBack(long);
  expect(read).toMatchObject({ kind: 'week' });
  if (read.kind === 'week') expect(Array.from(read.week.people[0]?.name ?? '')).toHaveLength(200);
});

const anyBytes = fc.uint8Array({ maxLength: 300 });

const codeOf = (bytes: Uint8Array, version = 1) => `${version}.${Buffer.from(bytes).toString('base64url')}`;

/** Encodes these parts like `encodeWeek`, without checking them. */
async function forged(texts: Uint8Array, bits: Uint8Array, version = 1): Promise<string> {
  const packed = deflateRawSync(texts);
  let hash = 0x811c9dc5;
  for (const byte of texts) hash = Math.imul(hash ^ byte, 0x01000193);
  for (const byte of bits) hash = Math.imul(hash ^ byte, 0x01000193);
  const head = new BitWriter();
  head.bits(hash >>> 0, 32);
  head.number(packed.length);
  return codeOf(Buffer.concat([head.bytes(), packed, bits]), version);
}

function mutate(code: string, { kind, at, text }: { kind: string; at: number; text: string }): string {
  const place = Math.floor(at * code.length);
  const [before, after] = [code.slice(0, place), code.slice(place)];
  if (kind === 'replace') return before + text + after.slice(text.length);
  if (kind === 'insert') return before + text + after;
  if (kind === 'remove') return before + after.slice(1 + text.length);
  if (kind === 'cut') return before;
  return after + before;
}

function shift(date: string, startTime: string, endTime: string, role: string) {
  return {
    key: hash32(`${date} ${startTime}`),
    date: day(date),
    startTime: clock(startTime),
    endTime: clock(endTime),
    role,
    isPending: false,
  };
}
