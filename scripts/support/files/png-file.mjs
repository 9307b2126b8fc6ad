import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MAX_COLORS = 256;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const partsOf = (color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255];

function distance(one, other) {
  const others = partsOf(other);
  return partsOf(one).reduce((sum, part, index) => sum + (part - others[index]) ** 2, 0);
}

/**
 * A square picture as a PNG with a palette; `pixels` are red, green, blue and alpha, row by row. Exact for up
 * to 256 colors; rarer colors become the nearest of the others.
 */
export function pngOf(pixels, size) {
  const colors = Array.from({ length: size * size }, (_, index) => pixels.readUInt32BE(index * 4));
  const counts = new Map();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byFrequency = [...counts].sort((one, other) => other[1] - one[1]).map(([color]) => color);
  const palette = byFrequency.slice(0, MAX_COLORS);
  const places = new Map(palette.map((color, place) => [color, place]));
  for (const rare of byFrequency.slice(MAX_COLORS)) {
    const nearest = palette.reduce((best, color) =>
      distance(rare, color) < distance(rare, best) ? color : best,
    );
    places.set(rare, places.get(nearest));
  }
  const rows = Buffer.alloc(size * (size + 1));
  for (const [index, color] of colors.entries()) {
    rows[Math.floor(index / size) + 1 + index] = places.get(color);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => partsOf(color).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((color) => color & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The width and height in pixels from the file's header; throws if it is not a PNG. */
export function pngSize(bytes) {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('The file is not a PNG.');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
