import type { Page } from '@playwright/test';

/** The size in CSS pixels at which a character is measured. */
const SIZE = 48;

/**
 * The contrast, from 1 to 21, between the page background and the most contrasting pixel of the painted
 * character. CSS alone does not reveal it, because a font may contain colors.
 */
export async function inkContrast(page: Page, character: string): Promise<number> {
  await page.evaluate(
    ({ text, size }) => {
      const sample = document.createElement('span');
      sample.id = 'ink-sample';
      sample.textContent = text;
      sample.style.cssText = `position:fixed;z-index:9999;inset:0 auto auto 0;padding:8px;font-size:${size}px;line-height:1.5;background:var(--canvas)`;
      document.body.append(sample);
    },
    { text: character, size: SIZE },
  );
  const sample = page.locator('#ink-sample');
  const picture = (await sample.screenshot()).toString('base64');
  await sample.evaluate((element) => element.remove());
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The page has no canvas.');
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    const linear = (byte = 0) => (byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 3295);
    const lights = Array.from({ length: bytes.length / 4 }, (_, at) => {
      const [red, green, blue] = bytes.subarray(at * 4);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    });
    const base = lights[0] ?? 0;
    const contrasts = lights.map((light) => (Math.max(light, base) + 0.05) / (Math.min(light, base) + 0.05));
    return contrasts.reduce((most, contrast) => Math.max(most, contrast), 1);
  }, picture);
}
