import type { Page } from '@playwright/test';

/**
 * Holds back requests with a matching address, like a slow network. Returns a function that releases them.
 */
export async function holdRequests(
  page: Page,
  pattern: string,
  isHeld: (url: string) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isHeld(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

/** The scripts of the pages. */
export const SCRIPTS = '**/_next/static/chunks/*.js';
