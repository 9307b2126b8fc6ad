import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '@/app/manifest';
import { PAGE_COLORS, pageColor } from '@/lib/theme/page-color';
import { icoOf } from '@/scripts/support/files/ico-file.mjs';
import { pngOf, pngSize } from '@/scripts/support/files/png-file.mjs';
import { webpSize } from '@/scripts/support/files/webp-size.mjs';

const { icons = [], shortcuts = [], screenshots = [], ...app } = manifest();
const iconFiles = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];
const file = (path: string) => readFileSync(path);
const inPublic = (src: string) => join('public', src);
const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

test('the icons have the sizes in the manifest', () => {
  for (const { src, sizes, type } of iconFiles) {
    if (type !== 'image/png') continue;
    const { width, height } = pngSize(file(inPublic(src)));
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
  expect(pngSize(file('app/apple-icon.png'))).toEqual({ width: 180, height: 180 });
  const favicon = file('app/favicon.ico');
  expect(icoOf(favicon.subarray(22), 32)).toEqual(favicon);
  expect(pngSize(favicon.subarray(22))).toEqual({ width: 32, height: 32 });
});

test('the manifest lists the required icon sizes for all three purposes, and every icon file', () => {
  const sizesOf = (purpose: string) =>
    icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesOf('any')).toEqual(expect.arrayContaining(['48x48', '144x144', '192x192', '512x512']));
  expect(sizesOf('maskable')).toEqual(['192x192', '512x512']);
  expect(sizesOf('monochrome')).toEqual(['192x192', '512x512']);
  const named = iconFiles.map(({ src }) => src).filter((src) => src.startsWith('/icons/'));
  expect(readdirSync(inPublic('icons')).map((name) => `/icons/${name}`)).toEqual(named.toSorted());
});

test('the screenshots have the sizes in the manifest, and labels', () => {
  for (const { src, sizes, label } of screenshots) {
    const { width, height } = webpSize(file(inPublic(src)));
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    expect(label).toBeTruthy();
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
  expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['wide', 'narrow']));
  expect(readdirSync(inPublic('screenshots'))).toHaveLength(screenshots.length);
});

test('the icons take less than 60 kB, and the screenshots less than 300 kB', () => {
  const icons =
    bytesIn(inPublic('icons')) + file('app/apple-icon.png').length + file('app/favicon.ico').length;
  expect(icons).toBeLessThan(60_000);
  expect(bytesIn(inPublic('screenshots'))).toBeLessThan(300_000);
});

test('pngOf keeps the most frequent colors of an image with more colors than the palette holds', () => {
  const size = 32;
  const pixels = Buffer.alloc(size * size * 4);
  for (let index = 0; index < size * size; index++) {
    pixels.writeUInt32BE(index < 500 ? 0x3c68ceff : (index * 0x01010100 + 0xff) >>> 0, index * 4);
  }
  const png = pngOf(pixels, size);
  expect(pngSize(png)).toEqual({ width: size, height: size });
  expect(png.includes(Buffer.from('3c68ce', 'hex'))).toBe(true);
  expect(() => pngSize(Buffer.from('GIF89a'))).toThrow();
});

test("the browser's bars use the page colors", () => {
  const canvases = [
    ...file('app/styles/tokens.css')
      .toString()
      .matchAll(/--canvas: (#[\da-f]+);/g),
  ].map(([, color = '']) => (color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color));
  const { light, dark, highContrastDark } = PAGE_COLORS;
  expect(canvases).toEqual([light, dark, light, highContrastDark]);
  expect([pageColor(false, true), pageColor(true, false), pageColor(true, true)]).toEqual([
    light,
    dark,
    highContrastDark,
  ]);
  expect(app.theme_color).toBe(light);
});
