import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point of the element, as fractions of its width and height; the center by default. An element whose center can be
 * reached is not scrolled, because Firefox and WebKit would scroll it to the middle and move points found before.
 */
export async function pointOf(element: Locator, across = 0.5, down = 0.5): Promise<Point> {
  const isReachable = await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  if (!isReachable) await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element to drag is not on the screen.');
  return { x: box.x + box.width * across, y: box.y + Math.min(box.height * down, 200) };
}

/** The text beside the drag image. */
export const dragWords = (page: Page): Locator => page.locator('.drag-words');

/** The live region that announces the drag to screen readers. */
export const dragVoice = (page: Page): Locator => page.locator('[data-drag-voice]');

/** Grabs the card with the mouse and moves it to the point, without releasing. */
export async function dragTo(page: Page, card: Locator, to: Point, from?: Point): Promise<void> {
  const start = from ?? (await pointOf(card));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  // The drag code loads when a pointer first approaches a card, and may still be loading.
  await expect(async () => {
    for (const way of [8, 9]) await page.mouse.move(start.x + way, start.y + 2);
    await expect(page.locator('.drag-words')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

/** Simulates a finger on a phone. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  return {
    down: (at: Point) => send('touchStart', [at]),
    move: async (from: Point, to: Point) => {
      for (const share of [0.34, 0.67, 1]) {
        await send('touchMove', [
          { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        ]);
      }
    },
    up: () => send('touchEnd', []),
  };
}
