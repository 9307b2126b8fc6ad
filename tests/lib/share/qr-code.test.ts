import { decodeQR } from 'qr/decode.js';
import { moduleSize, type QrCode, qrCodeOf, qrPath } from '@/lib/share/qr-code';

const CODE_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

/** The link with a code of that many letters. */
function linkOf(length: number): string {
  const code = Array.from(
    { length },
    (_, index) => CODE_LETTERS[(index * 37 + length) % CODE_LETTERS.length],
  );
  return `https://schedule.example.org/brigade/share#${code.join('')}`;
}

/** Paints the path as a browser does and reads it as a camera does. */
function readPath(code: QrCode, pixels: number): string {
  const side = code.size * pixels;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < pixels; down += 1) {
      const start = (Number(y) * pixels + down) * side + Number(x) * pixels;
      data.fill(0, start * 4, (start + Number(width) * pixels) * 4);
    }
  }
  for (let index = 3; index < data.length; index += 4) data[index] = 255;
  return decodeQR({ width: side, height: side, data }, { effort: 2, timeLimit: 2000 });
}

test.each([0, 40, 300, 1157, 2000, 2900])(
  'reads back a painted QR code of a link with %i characters',
  (length) => {
    const link = linkOf(length);
    const code = qrCodeOf(link);
    if (!code) throw new Error('The text has no QR code.');
    expect(readPath(code, moduleSize(code, 300))).toBe(link);
  },
);

test('qrCodeOf draws a link of 1,200 characters with two-pixel modules and a white margin', () => {
  const code = qrCodeOf(linkOf(1157));
  if (!code) throw new Error('The text has no QR code.');
  expect(code.size).toBeLessThanOrEqual(132);
  expect(moduleSize(code, 300)).toBe(2);
  const edge = [...code.rows.slice(0, 4), ...code.rows.slice(-4)].flat();
  expect(edge).not.toContain(true);
  expect(code.rows.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)])).not.toContain(true);
});

test('qrCodeOf creates no QR code if the text is too long', () => {
  expect(qrCodeOf(linkOf(2960))).toBeUndefined();
});
