import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { finger } from '@/e2e/support/hands';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const START = { team: TEAM, shifts: WEEK_SHIFTS };

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Moves a finger from one point to the other with touch events. */
async function swipe(page: Page, from: [x: number, y: number], to: [x: number, y: number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await send('touchStart', [from]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]);
  }
  await send('touchEnd', []);
  await session.detach();
}

async function watchVibration(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const felt: number[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern) => {
      felt.push(Number(pattern));
      return true;
    };
  });
  return () => page.evaluate(() => (window as unknown as { felt: number[] }).felt);
}

test('turns pages in order by swipes with vibration, and stops at either end', async ({ page }) => {
  const felt = await watchVibration(page);
  await startWith(page, START);
  await expect(page.locator('[data-shift-id]').first()).toBeVisible();
  await swipe(page, [330, 500], [150, 510]);
  await expect(page).toHaveURL(/\/employees$/);
  await expect(page.getByText('Elena Marchetti').first()).toBeVisible();
  await swipe(page, [330, 500], [150, 490]);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(await felt()).toEqual([15, 15]);
  await swipe(page, [330, 60], [150, 60]);
  expect(await felt()).toEqual([15, 15]);
  await swipe(page, [60, 60], [240, 60]);
  await expect(page).toHaveURL(/\/employees$/);
  await expect(page.getByText('Elena Marchetti').first()).toBeVisible();
  await swipe(page, [60, 500], [240, 500]);
  await expect(page.locator('[data-shift-id]').first()).toBeVisible();
  expect(await felt()).toEqual([15, 15, 15, 15]);
});

test('does not turn the page on short swipes, scrolling, dialogs and scrollable strips', async ({ page }) => {
  const felt = await watchVibration(page);
  await startWith(page, START);
  await expect(page.locator('[data-shift-id]').first()).toBeVisible();
  await swipe(page, [300, 500], [251, 500]);
  await swipe(page, [300, 700], [240, 400]);
  await page.getByRole('navigation').getByRole('button', { name: 'Add Shift' }).click();
  await expect(dialog(page, 'Add Shift')).toBeVisible();
  await swipe(page, [330, 300], [100, 300]);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Add Shift')).toBeHidden();
  // A strip wider than the screen, like the day chips on a narrow phone.
  await page.evaluate(() => {
    const strip = document.createElement('div');
    strip.style.cssText = 'position:fixed;inset:400px 0 auto;height:60px;overflow-x:auto;z-index:99';
    strip.innerHTML = '<div style="width:900px;height:60px"></div>';
    document.body.append(strip);
  });
  await swipe(page, [330, 430], [100, 430]);
  expect(await felt()).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
});

test('blocks pull-to-refresh over an open form and keeps its fields above the keyboard', async ({ page }) => {
  await startWith(page, START);
  await page.getByRole('navigation').getByRole('button', { name: 'Add Shift' }).click();
  const form = dialog(page, 'Add Shift');
  await expect(form).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe(
    'none',
  );
  // With `resizes-content`, a phone shrinks the page by its keyboard.
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    'content',
    /interactive-widget=resizes-content/,
  );
  await page.setViewportSize({ width: 390, height: 420 });
  await form.getByLabel('End time').focus();
  await expect(form.getByLabel('End time')).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  // Safari overlays the keyboard, so the sheet is placed above it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('There is no visual viewport.');
    Object.defineProperty(visualViewport, 'height', { get: () => 844 - 336 });
    visualViewport.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const box = await form.getByRole('button', { name: 'Next' }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(844 - 336);
});

test('turns to the next person by a swipe in the employee layout, and adds a shift in at most four taps', async ({
  page,
}) => {
  const felt = await watchVibration(page);
  await startWith(page, START);
  const hands = finger(page);
  await hands.press(page.getByRole('button', { name: 'By employee' }));
  const person = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(person).toContainText('Elena Marchetti');
  await swipe(page, [330, 500], [150, 510]);
  await expect(person).toContainText('David Okafor');
  await expect(page).toHaveURL('/');
  await swipe(page, [60, 500], [240, 500]);
  await swipe(page, [60, 500], [240, 500]);
  await expect(person).toContainText('Open shifts');
  await swipe(page, [330, 500], [150, 510]);
  expect(await felt()).toEqual([15, 15, 15, 15]);
  const free = page.getByRole('button', { name: 'Add shift: Elena Marchetti, Tuesday, November 17' });
  await hands.press(free);
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: /^9:00 AM - 5:00 PM/ }));
  const there = page.getByRole('region', { name: 'Tuesday, November 17' }).locator('[data-shift-id]');
  await expect(there).toHaveCount(1);
  await expect(free).toBeFocused();
  expect(hands.interactions()).toBeLessThanOrEqual(3);
  // One toast, and no button of a day below it.
  await page.getByRole('button', { name: 'Add shift: Elena Marchetti, Thursday, November 19' }).tap();
  await page.getByRole('button', { name: /^9:00 AM - 5:00 PM/ }).tap();
  await expect(page.getByText('Shift added successfully').filter({ visible: true })).toHaveCount(1);
  for (const add of await page.getByRole('button', { name: /^Add shift: / }).all())
    await add.tap({ trial: true, timeout: 1000 });
  // One tap shows the actions of the shift, and a swipe above the week turns pages.
  await there.tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete shift:/ })
    .tap();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await expect(there).toHaveCount(0);
  await swipe(page, [330, 80], [150, 80]);
  await expect(page).toHaveURL(/\/employees$/);
});
