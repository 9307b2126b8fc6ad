import type { Page } from '@playwright/test';

/** Publishes a week that has problems, and confirms the question about them. */
export async function publishAllTheSame(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish Nov/ }).click();
  await answerAllTheSame(page);
}

/** Confirms the question that lists the problems before publishing. */
export async function answerAllTheSame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish all the same' }).click();
}
