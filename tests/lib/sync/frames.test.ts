/** @jest-environment node */
import fc from 'fast-check';
import { newDeviceKeys, openSecret, publicKeyOf, sealSecret } from '@/lib/sync/frames/envelope';
import {
  frameHash,
  kindOfFrame,
  NewerFrame,
  NO_FRAME,
  openFrame,
  previousHash,
  sealFrame,
} from '@/lib/sync/frames/frame';
import { changesBody, readChanges } from '@/lib/sync/frames/frame-body';
import { newSecret, roomKeys } from '@/lib/sync/frames/room-keys';
import type { Bytes, PlacedFrame } from '@/lib/sync/relay';
import { changesIn, readFrames } from '@/stores/sync/engine/read-room';
import { rounds, seed } from '@/tests/support/rounds';

const CHANGE = { id: 'c', at: 1, entries: [], device: 'd', n: 1, clock: 1 };

async function chain(count: number) {
  const keys = await roomKeys(newSecret());
  const placed: PlacedFrame[] = [];
  let before = NO_FRAME;
  for (let n = 1; n <= count; n += 1) {
    const frame = await sealFrame(
      keys,
      'changes',
      before,
      changesBody({ changes: [{ ...CHANGE, id: `c${n}`, n }] }),
    );
    placed.push({ place: n, frame });
    before = await frameHash(frame);
  }
  return { keys, placed };
}

const START = { hash: NO_FRAME, tip: NO_FRAME, place: 0 };
const numbersIn = (read: Awaited<ReturnType<typeof readFrames>>) =>
  changesIn(read.frames).changes.map(({ n }) => n);

describe('frame', () => {
  test('opens with the keys of the room, and shows its kind and the previous hash without keys', async () => {
    const keys = await roomKeys(newSecret());
    const before = await frameHash(NO_FRAME);
    const frame = await sealFrame(keys, 'snapshot', before, { says: ['Ana'] });
    expect(kindOfFrame(frame)).toBe('snapshot');
    expect(previousHash(frame)).toEqual(before);
    expect(await openFrame(keys, frame)).toEqual({ says: ['Ana'] });
    expect(Buffer.from(frame).toString('latin1')).not.toContain('Ana');
    // The same content is sealed to a different frame each time.
    expect(await sealFrame(keys, 'snapshot', before, { says: ['Ana'] })).not.toEqual(frame);
  });

  test('depends on the room and key of its secret, which the room id does not reveal', async () => {
    const secret = newSecret();
    const [one, other, foreign] = await Promise.all([
      roomKeys(secret),
      roomKeys(secret),
      roomKeys(newSecret()),
    ]);
    expect(one.room).toBe(other.room);
    expect(one.room).not.toBe(foreign.room);
    expect(one.room).toMatch(/^[\w-]{22}$/);
    const frame = await sealFrame(one, 'changes', NO_FRAME, 1);
    expect(await openFrame(other, frame)).toBe(1);
    await expect(openFrame(foreign, frame)).rejects.toThrow();
    // The room is part of the sealed data: in another room the same keys do not open the frame.
    await expect(openFrame({ ...one, room: foreign.room }, frame)).rejects.toThrow();
  });

  test('is skipped if its outer version was changed, and reported as newer if its content version is later', async () => {
    const { keys, placed } = await chain(2);
    expect(() => readChanges({ v: 1_000, changes: [] })).toThrow(NewerFrame);
    const [first, second] = placed;
    const claimed = new Uint8Array(first?.frame ?? []);
    claimed[0] = 2;
    await expect(openFrame(keys, claimed)).rejects.toThrow('not a valid frame');
    const read = await readFrames(
      keys,
      [
        { place: 1, frame: claimed },
        { place: 2, frame: first?.frame ?? claimed },
        { place: 3, frame: second?.frame ?? claimed },
      ],
      START,
    );
    expect(numbersIn(read)).toEqual([1, 2]);
  });

  test('does not open when any bit is flipped', async () => {
    const keys = await roomKeys(newSecret());
    const frame = await sealFrame(keys, 'changes', NO_FRAME, changesBody({ changes: [CHANGE] }));
    await fc.assert(
      fc.asyncProperty(fc.nat(frame.length - 1), fc.nat(7), async (at, bit) => {
        const flipped = new Uint8Array(frame);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        await expect(openFrame(keys, flipped)).rejects.toThrow();
      }),
      { ...seed, numRuns: rounds(100) },
    );
  });
});

describe('readFrames', () => {
  test('ignores flipped, cut, repeated, moved and foreign frames', async () => {
    const { keys, placed } = await chain(6);
    const foreign = await chain(2);
    const junk = (frame: Bytes, choice: number): Bytes => {
      const copy = new Uint8Array(frame);
      if (choice === 0) copy[copy.length - 1] = (copy[copy.length - 1] ?? 0) ^ 1;
      else if (choice === 1) return copy.slice(0, 30);
      else if (choice === 2) return new Uint8Array(foreign.placed[0]?.frame ?? []);
      return copy;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(6), fc.nat(5), fc.nat(3)), { maxLength: 6 }),
        async (planted) => {
          const mixed = placed.map(({ frame }) => frame);
          // Planted frames are broken, or honest ones in a wrong place, with a different frame before them.
          for (const [at, which, choice] of planted) {
            const honest = placed[which]?.frame ?? NO_FRAME;
            if (choice === 3 && which === at) continue;
            mixed.splice(at, 0, junk(honest, choice));
          }
          const all = mixed.map((frame, index) => ({ place: index + 1, frame }));
          const numbers = numbersIn(await readFrames(keys, all, START));
          expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
        },
      ),
      { ...seed, numRuns: rounds(60) },
    );
  });

  test('returns the same changes when the frames are read in pieces of any size', async () => {
    const { keys, placed } = await chain(12);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }),
        async (sizes) => {
          let from: Pick<Awaited<ReturnType<typeof readFrames>>, 'hash' | 'tip' | 'place'> = START;
          const numbers: number[] = [];
          let at = 0;
          for (let turn = 0; at < placed.length; turn += 1) {
            const size = sizes[turn % sizes.length] ?? 1;
            const read = await readFrames(keys, placed.slice(at, at + size), from);
            numbers.push(...numbersIn(read));
            from = read;
            at += size;
          }
          expect(numbers).toEqual(placed.map(({ place }) => place));
        },
      ),
      { ...seed, numRuns: rounds(20) },
    );
  });
});

test('openSecret opens an envelope only with the key of the device, and only if unchanged', async () => {
  const [mine, theirs, secret] = [await newDeviceKeys(), await newDeviceKeys(), newSecret()];
  const envelope = await sealSecret(await publicKeyOf(mine), secret);
  expect(await openSecret(mine, envelope)).toEqual(secret);
  await expect(openSecret(theirs, envelope)).rejects.toThrow();
  await expect(openSecret(mine, `${envelope.slice(0, -4)}AAAA`)).rejects.toThrow();
});
