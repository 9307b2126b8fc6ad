import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOUND_TYPES } from '@/lib/notifications/notification';
import { CUES } from '@/lib/sound/cues';

const MAX_BYTES = 10_000;
const committed = join(process.cwd(), 'public/sounds');
const names = [
  ...CUES.filter((cue) => cue !== 'notification'),
  ...SOUND_TYPES.map((type) => `notification-${type}`),
];

describe('sound files', () => {
  test('exist for every cue and sound set, without extra files', () => {
    expect(readdirSync(committed).sort()).toEqual(names.map((name) => `${name}.wav`).sort());
  });

  test('are identical to the output of the script, byte for byte', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
    try {
      execFileSync(process.execPath, ['scripts/make/sounds.mjs', folder]);
      for (const name of names) {
        const made = readFileSync(join(folder, `${name}.wav`));
        expect([name, made.equals(readFileSync(join(committed, `${name}.wav`)))]).toEqual([name, true]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(names)('%s is a short mono WAV under 10 kB, neither silent nor cut off', (name) => {
    const file = readFileSync(join(committed, `${name}.wav`));
    expect(file.length).toBeLessThan(MAX_BYTES);
    expect(file.toString('ascii', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.toString('ascii', 8, 16)).toBe('WAVEfmt ');
    expect(file.readUInt16LE(22)).toBe(1);
    const seconds = file.readUInt32LE(40) / file.readUInt32LE(28);
    expect(seconds).toBeGreaterThanOrEqual(0.05);
    expect(seconds).toBeLessThanOrEqual(0.35);
    const samples = Array.from({ length: (file.length - 44) / 2 }, (_, index) =>
      file.readInt16LE(44 + index * 2),
    );
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).toBeGreaterThan(3000);
    expect(loudest).toBeLessThan(32_767);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(100);
  });
});
