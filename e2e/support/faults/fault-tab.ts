import { expect, type Page } from '@playwright/test';
import { SCREENS, type Screen } from './fault-content';
import type { Attempt } from './fault-model';
import type { ActName } from './fault-script';
import type { PageFaults } from './page-faults';

const LINKS = { team: 'Employees', calendar: 'Calendar', templates: 'Templates' } as const;
export const ACTION_MS = 8000;
/** Where a fault may be the reason that the page does not let it be done. */
export const REFUSED_MS = 2000;
const TELLING_MS = 10_000;
/** How long a notice is awaited that need not come, or will not; one that comes later counts all the same. */
const PATIENCE_MS = 700;
const NO_PATIENCE_MS = 50;

export interface Tab {
  readonly page: Page;
  faults: PageFaults;
  /** Made here and not told yet, in order. */
  unannounced: Attempt[];
  /** Notices that were taken into account. */
  heard: number;
  acts: number;
  isDead: boolean;
  /** The attempt made last here. */
  lastDone?: Attempt | undefined;
}

export function patience({ database }: PageFaults): number {
  if (database === 'there') return TELLING_MS;
  return /blocked|newer|full/.test(database) ? NO_PATIENCE_MS : PATIENCE_MS;
}

export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-later-parts]').waitFor({ state: 'attached', timeout: 20_000 });
}

/** By the links, within the running app; whatever is open before them is closed. */
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

/** Where there is nothing to publish, something is added that could be. */
export async function possible(page: Page, name: ActName): Promise<ActName> {
  if (name !== 'publish') return name;
  const button = page.getByRole('button', { name: /^Publish Nov/ }).first();
  return (await button.count()) > 0 && (await button.isEnabled()) ? name : 'addShift';
}
