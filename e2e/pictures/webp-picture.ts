import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const QUALITY = 0.45;

/** Saves the window as WebP, encoded by the browser, at most `most` pixels wide. */
export async function savePicture(page: Page, file: string, most: number): Promise<void> {
  // Focus and hover of the last press must not show.
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return document.fonts.ready.then(() => undefined);
  });
  const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  const webp = await page.evaluate(
    async ({ source, quality, mostPixels }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      const scale = Math.min(1, mostPixels / image.naturalWidth);
      canvas.width = Math.round(image.naturalWidth * scale);
      canvas.height = Math.round(image.naturalHeight * scale);
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: png, quality: QUALITY, mostPixels: most },
  );
  writeFileSync(file, Buffer.from(webp.split(',')[1] ?? '', 'base64'));
}
