import fc from 'fast-check';
import {
  IV_BYTES,
  readSealed,
  SALT_BYTES,
  sealBackup,
  unsealBackup,
} from '@/lib/saved-data/sealed/sealed-backup';
import { hasSealedMark, MAX_SEALED_BYTES, SEALED_MARK } from '@/lib/saved-data/sealed/sealed-mark';
import { accepted } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const CODE = '0123456789ABCDEFGHJK';
const OTHER_CODE = '0123456789ABCDEFGHJM';
const HEADER_BYTES = 41;

const anyBytes = (minLength: number, maxLength = minLength) =>
  fc.uint8Array({ minLength, maxLength }).map((bytes) => new Uint8Array(bytes));

const anyRandom = fc.record({ salt: anyBytes(SALT_BYTES), iv: anyBytes(IV_BYTES) });
const RANDOM = { salt: new Uint8Array(SALT_BYTES).fill(7), iv: new Uint8Array(IV_BYTES).fill(9) };

const TEXT = 'Maya Lindqvist, 17:00-23:00, and the rest of the week';
/** `TEXT`, sealed by the first version. */
const FILE_OF_2026 =
  'QlJJR0FERQABBwcHBwcHBwcHBwcHBwcHBwkJCQkJCQkJCQkJCQAAAEWaSfczHKT3fQ6A+WyS3H4eVrwL/ay2uUV4l6E5ruB3KDEG' +
  'pUEaXGXM/v1pHz0C96CZcR+ebKZSrS0Rn4QfOrbE3dbStYB9lRrjNeuhNgTR/ik063KZTzfw6NL0I4K1ahNHwiQzfA==';
const sealed = () => sealBackup(new TextEncoder().encode(TEXT), CODE, RANDOM);

const changedAt = (bytes: Uint8Array, at: number, mask: number) =>
  Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ mask : byte));

/** Replaces the digest by that of the changed content, like a deliberate forgery. */
async function withDigest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const body = bytes.slice(0, -32);
  return new Uint8Array([...body, ...new Uint8Array(await crypto.subtle.digest('SHA-256', body))]);
}

test('a sealed backup opens with its own code only, with the content unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes(0, 3000), anyRandom, async (content, random) => {
      const opened = accepted(await readSealed(await sealBackup(content, CODE, random)));
      expect(await unsealBackup(opened, CODE)).toEqual(content);
      expect(await unsealBackup(opened, OTHER_CODE)).toBeUndefined();
    }),
    { numRuns: rounds(40), ...seed },
  );
});

test('opens a file of 2026 and still writes the same bytes', async () => {
  const bytes = await sealed();
  expect(bytes.length).toBe(HEADER_BYTES + TEXT.length + 16 + 32);
  expect(Buffer.from(bytes.subarray(0, 9)).toString('latin1')).toBe('BRIGADE\0\u0001');
  expect(Buffer.from(bytes).toString('base64')).toBe(FILE_OF_2026);
  const opened = accepted(await readSealed(new Uint8Array(Buffer.from(FILE_OF_2026, 'base64'))));
  expect(new TextDecoder().decode(await unsealBackup(opened, CODE))).toBe(TEXT);
});

test('a sealed backup reveals nothing of its content', async () => {
  const text = Buffer.from(await sealed()).toString('latin1');
  for (const word of ['Maya', 'Lindqvist', '17:00', CODE]) expect(text).not.toContain(word);
});

test('a sealed backup is refused when any byte is changed', async () => {
  const bytes = await sealed();
  for (let at = 0; at < bytes.length; at += 1) {
    for (const mask of [1, 128, 255]) {
      const read = await readSealed(changedAt(bytes, at, mask));
      expect([at, read.isOk]).toEqual([at, false]);
      if (at < SEALED_MARK.length) expect(read).toEqual({ isOk: false, error: 'foreign' });
      else if (at >= HEADER_BYTES) expect(read).toEqual({ isOk: false, error: 'damaged' });
    }
  }
});

test('a sealed backup does not open when any byte is changed and the digest recomputed', async () => {
  const bytes = await sealed();
  for (let at = SEALED_MARK.length; at < bytes.length - 32; at += 1) {
    const read = await readSealed(await withDigest(changedAt(bytes, at, 1)));
    if (read.isOk) expect([at, await unsealBackup(read.value, CODE)]).toEqual([at, undefined]);
  }
});

test('a sealed backup is reported as cut off when it is truncated anywhere', async () => {
  const bytes = await sealed();
  for (let length = 0; length < bytes.length; length += 1) {
    const error = length < SEALED_MARK.length ? 'foreign' : 'cutOff';
    expect(await readSealed(bytes.slice(0, length))).toEqual({ isOk: false, error });
  }
  expect(await readSealed(new Uint8Array([...bytes, 0]))).toEqual({ isOk: false, error: 'damaged' });
});

test('a sealed backup is reported as newer when its version is later', async () => {
  const bytes = await sealed();
  bytes[8] = 2;
  expect(await readSealed(bytes)).toEqual({ isOk: false, error: 'newer' });
  expect(await readSealed(bytes.slice(0, 9))).toEqual({ isOk: false, error: 'newer' });
  bytes[8] = 0;
  expect(await readSealed(await withDigest(bytes))).toEqual({ isOk: false, error: 'damaged' });
});

test('a sealed backup is refused before hashing when it is too large', async () => {
  const bytes = new Uint8Array(MAX_SEALED_BYTES + 1);
  bytes.set(SEALED_MARK);
  const digest = jest.spyOn(crypto.subtle, 'digest');
  expect(await readSealed(bytes)).toEqual({ isOk: false, error: 'tooLarge' });
  expect(digest).not.toHaveBeenCalled();
  digest.mockRestore();
});

test('refuses other files: backups, tables, pictures and random bytes', async () => {
  const texts = ['', '{"format":"brigade-backup"}', 'BRIGADE,shift\n', 'BRIGADE', '\u0089PNG'];
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text);
    expect(hasSealedMark(bytes)).toBe(false);
    expect(await readSealed(bytes)).toEqual({ isOk: false, error: 'foreign' });
  }
  await fc.assert(
    fc.asyncProperty(anyBytes(0, 200), async (bytes) => {
      expect(await readSealed(bytes)).toEqual({ isOk: false, error: 'foreign' });
      expect((await readSealed(new Uint8Array([...SEALED_MARK, ...bytes]))).isOk).toBe(false);
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('a sealed backup differs in all content bytes for another salt', async () => {
  const content = new Uint8Array(64);
  const other = { salt: new Uint8Array(SALT_BYTES).fill(8), iv: RANDOM.iv };
  const [one, two] = await Promise.all([sealBackup(content, CODE, RANDOM), sealBackup(content, CODE, other)]);
  expect(one.slice(HEADER_BYTES)).not.toEqual(two.slice(HEADER_BYTES));
  await expect(sealBackup(content, CODE, { salt: RANDOM.iv, iv: RANDOM.iv })).rejects.toThrow(RangeError);
});
