import { expect, type Page } from '@playwright/test';
import { SCREENS, type Screen } from './fault-content';
import type { Attempt } from './fault-model';
import type { ActName } from './fault-script';
import type { PageFaults } from './page-faults';

const LINKS = { team: 'Employees', calendar: 'Calendar', templates: 'Templates' } as const;
export const ACTION_MS = 8000;
/** The timeout when a fault may keep the page from performing an act. */
export const REFUSED_MS = 2000;
const REPORT_MS = 10_000;
/** The timeout for a message that may never come; a later message still counts. */
const PATIENCE_MS = 700;
const NO_PATIENCE_MS = 50;

export interface Tab {
  readonly page: Page;
  faults: PageFaults;
  /** Attempts in this tab that are not confirmed yet, in order. */
  unannounced: Attempt[];
  /** The number of messages read so far. */
  heard: number;
  acts: number;
  isDead: boolean;
  /** The latest attempt in this tab. */
  lastDone?: Attempt | undefined;
}

export function confirmationTimeout({ database }: PageFaults): number {
  if (database === 'there') return REPORT_MS;
  return /blocked|newer|full/.test(database) ? NO_PATIENCE_MS : PATIENCE_MS;
}

export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('html[data-later-parts]').waitFor({ state: 'attached', timeout: 20_000 });
}

/** Navigates by links within the running app, after closing any open layer. */
export async function goTo({ page }: Tab, screen: Screen): Promise<void> {
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const isAt = (place: Screen) => new URL(page.url()).pathname === SCREENS[place];
  await expect(async () => {
    const allowed = screen === 'templates' && isAt('templates') ? 1 : 0;
    if ((await open.count()) > allowed) await page.keyboard.press('Escape');
    expect(await open.count()).toBeLessThanOrEqual(allowed);
  }).toPass({ timeout: ACTION_MS });
  for (const place of screen === 'templates' ? (['calendar', screen] as const) : [screen]) {
    if (isAt(screen) || isAt(place)) continue;
    await page.getByRole('link', { name: LINKS[place], exact: true }).first().dispatchEvent('click');
    await expect.poll(() => isAt(place), { timeout: ACTION_MS }).toBe(true);
  }
}

/** Replaces a publication by an addition if there is nothing to publish. */
export async function possibleAct(page: Page, name: ActName): Promise<ActName> {
  if (name !== 'publish') return name;
  const button = page.getByRole('button', { name: /^Publish Nov/ }).first();
  return (await button.count()) > 0 && (await button.isEnabled()) ? name : 'addShift';
}
