import type { Page } from '@playwright/test';

/** Holds back requests for what has such an address, as a slow network does; gives the way to let them come. */
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
