import type { Page } from '@playwright/test';

/** Publishes a week with which something is wrong: the press, and the answer to what is wrong with it. */
export async function publishAllTheSame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await answerAllTheSame(page);
}

/** Goes on with the publication that shows its problems first. */
export async function answerAllTheSame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish all the same' }).click();
}
