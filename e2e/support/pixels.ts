import type { Locator, Page } from '@playwright/test';

/** The system colors to look for in a screenshot. */
type SystemColor = 'Highlight' | 'CanvasText' | 'Canvas';

/** A focus ring is drawn outside of its element. */
const RING = 5;

/**
 * The share of an element's pixels in a system color, from 0 to 1; with a height, only of the topmost rows.
 */
export async function shareOf(
  page: Page,
  element: Locator,
  color: SystemColor,
  { height }: { height?: number } = {},
): Promise<number> {
  const picture = await pictureOf(page, element, { height });
  return page.evaluate(
    async ({ source, system }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = system;
      const parts = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
      const alpha = parts[3] ?? 1;
      // Blended over the white canvas of the light theme.
      const [red = 0, green = 0, blue = 0] = parts.map((part) => alpha * part + (1 - alpha) * 255);
      probe.remove();
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const isIt =
          Math.abs((data[at] ?? 0) - red) < 8 &&
          Math.abs((data[at + 1] ?? 0) - green) < 8 &&
          Math.abs((data[at + 2] ?? 0) - blue) < 8;
        if (isIt) count += 1;
      }
      return (4 * count) / data.length;
    },
    { source: picture, system: color },
  );
}

/** The share of pixels, from 0 to 1, of an element and a ring around it that an act changes. */
export async function shareChanged(
  page: Page,
  element: Locator,
  act: () => Promise<unknown>,
): Promise<number> {
  const before = await pictureOf(page, element, { around: RING });
  await act();
  const after = await pictureOf(page, element, { around: RING });
  return page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const context = canvas.getContext('2d');
          if (!context) throw new Error('There is no canvas.');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      if (!one || !other) throw new Error('There are no pictures.');
      let count = 0;
      for (let at = 0; at < one.length; at += 4) {
        if ([0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > 60))
          count += 1;
      }
      return (4 * count) / one.length;
    },
    [before, after],
  );
}

async function pictureOf(
  page: Page,
  element: Locator,
  { around = 0, height }: { around?: number; height?: number | undefined },
): Promise<string> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element to capture is not on the screen.');
  const clip = {
    x: box.x - around,
    y: box.y - around,
    width: box.width + 2 * around,
    height: (height ?? box.height) + 2 * around,
  };
  return (await page.screenshot({ animations: 'disabled', clip })).toString('base64');
}
