import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run.mjs';

/*
 * Generates the cues of public/sounds: `node scripts/make/sounds.mjs [folder]`. Uses only basic arithmetic:
 * Math.sin and Math.exp may differ in the last digit between engines, and the files must be equal everywhere.
 */

const RATE = 16_000;
const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;
const ATTACK_MS = 4;

/** Overtones as [multiple of the frequency, loudness]. */
const SOFT = [[1, 1]];
const BELL = [
  [1, 0.8],
  [2, 0.15],
  [3, 0.05],
];
/** The first partials of a triangle wave. */
const REED = [
  [1, 0.87],
  [3, -0.1],
  [5, 0.03],
];

/** Notes in milliseconds and Hz; `toHz` is the end of a glide, `attackMs` the duration of the attack. */
const SOUNDS = {
  click: [{ at: 0, length: 50, hz: 1200, loud: 0.45, tone: BELL }],
  success: [
    { at: 0, length: 170, hz: 523.25, loud: 0.4, tone: BELL },
    { at: 90, length: 200, hz: 783.99, loud: 0.45, tone: BELL },
  ],
  error: [
    { at: 0, length: 140, hz: 311.13, loud: 0.5, tone: REED },
    { at: 120, length: 170, hz: 233.08, loud: 0.5, tone: REED },
  ],
  complete: [
    { at: 0, length: 120, hz: 523.25, loud: 0.3, tone: BELL },
    { at: 55, length: 120, hz: 659.26, loud: 0.3, tone: BELL },
    { at: 110, length: 120, hz: 783.99, loud: 0.3, tone: BELL },
    { at: 165, length: 140, hz: 1046.5, loud: 0.4, tone: BELL },
  ],
  toggle: [{ at: 0, length: 80, hz: 660, toHz: 880, loud: 0.4, tone: SOFT }],
  delete: [{ at: 0, length: 180, hz: 440, toHz: 220, loud: 0.5, tone: REED }],
  'notification-default': [
    { at: 0, length: 170, hz: 880, loud: 0.4, tone: BELL },
    { at: 100, length: 200, hz: 1174.66, loud: 0.4, tone: BELL },
  ],
  'notification-subtle': [{ at: 0, length: 220, hz: 659.26, loud: 0.25, attackMs: 40, tone: SOFT }],
  'notification-distinct': [
    { at: 0, length: 110, hz: 987.77, loud: 0.55, tone: REED },
    { at: 90, length: 110, hz: 1318.51, loud: 0.55, tone: REED },
    { at: 180, length: 120, hz: 1567.98, loud: 0.6, tone: REED },
  ],
};

/** The sine of a phase in turns: the Taylor series to the thirteenth power, exact for 16 bits. */
function sineOfTurns(turns) {
  const turn = turns - Math.floor(turns);
  const folded = turn > 0.75 ? turn - 1 : turn > 0.25 ? 0.5 - turn : turn;
  const angle = folded * 2 * Math.PI;
  let term = angle;
  let sum = angle;
  for (let power = 3; power <= 13; power += 2) {
    term *= -(angle * angle) / (power * (power - 1));
    sum += term;
  }
  return sum;
}

function addNote(samples, { at, length, hz, toHz = hz, loud, attackMs = ATTACK_MS, tone }) {
  const start = Math.round((at / 1000) * RATE);
  const count = Math.round((length / 1000) * RATE);
  let turns = 0;
  for (let index = 0; index < count; index += 1) {
    const part = index / count;
    const rise = Math.min(1, (index * 1000) / (RATE * attackMs));
    const level = loud * rise * (1 - part) * (1 - part);
    for (const [multiple, loudness] of tone) {
      samples[start + index] += level * loudness * sineOfTurns(turns * multiple);
    }
    turns += (hz + (toHz - hz) * part) / RATE;
  }
}

/** The notes as a mono WAV file with 16 bits. */
function wavOf(notes) {
  const lengthMs = Math.max(...notes.map(({ at, length }) => at + length));
  const samples = new Float64Array(Math.ceil((lengthMs / 1000) * RATE) + 1);
  for (const note of notes) addNote(samples, note);

  const dataBytes = samples.length * BYTES_A_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES_A_SAMPLE, 28);
  file.writeUInt16LE(BYTES_A_SAMPLE, 32);
  file.writeUInt16LE(BYTES_A_SAMPLE * 8, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, index) => {
    const bounded = Math.max(-1, Math.min(1, sample));
    file.writeInt16LE(Math.round(bounded * 32_767), HEADER_BYTES + index * BYTES_A_SAMPLE);
  });
  return file;
}

const folder = process.argv[2] ?? join(root, 'public/sounds');
mkdirSync(folder, { recursive: true });
for (const [name, notes] of Object.entries(SOUNDS)) writeFileSync(join(folder, `${name}.wav`), wavOf(notes));
