import { expect, type Page, test } from '@playwright/test';
import { createDice, SEED } from '@/e2e/support/dice';
import { FIELDS } from '@/e2e/support/hostile/fields';
import { findSpills } from '@/e2e/support/hostile/spills';
import { HOSTILE_TEXTS, hostileBackup, mixedText } from '@/e2e/support/hostile/texts';
import { watchPage } from '@/e2e/support/page-watch';
import { TEAM, WEEK, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { storedTemplates } from '@/e2e/support/sample-templates';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const fields = Object.entries(FIELDS);
const isDeep = process.env.ROUNDS !== undefined;
const TYPED = isDeep ? 200 : fields.length;
const IMPORTS = isDeep ? 20 : 0;

/** The listed texts first, then random mixtures of them. */
const dice = createDice(SEED);
const texts = Array.from(
  { length: TYPED },
  (_, index) => HOSTILE_TEXTS[index]?.toWellFormed() ?? mixedText(dice),
);
const everything = {
  team: TEAM,
  shifts: WEEK_SHIFTS.slice(0, 27),
  stored: { ...storedTemplates(), 'brigade-effects': 'quick', 'brigade-sidebar-open': 'true' },
};

// Only in the deep run; a test below restores the same texts from a backup and opens every screen.
for (let round = 0; isDeep && round < TYPED / fields.length; round += 1) {
  test(`shows typed hostile texts as plain text, round ${round}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const misdeeds = await watchPage(page, baseURL);
    await startWith(page, everything);
    for (const [index, [name, typeInto]] of fields.entries()) {
      // Each round gives every field another one of the ten texts.
      const text = texts[round * fields.length + ((index + round) % fields.length)] ?? '';
      await test.step(`${name}: ${JSON.stringify(text.slice(0, 80))}`, async () => {
        await typeInto(page, text);
        expect(await findSpills(page)).toEqual([]);
        expect(misdeeds).toEqual([]);
      });
    }
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    expect(misdeeds).toEqual([]);
  });
}

async function restore(page: Page, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: '<img src=x onerror=pwned()>.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await dialog(page, 'Restore a backup').getByRole('button', { name: 'Merge' }).last().click();
  await expect(page.getByText('The backup is restored')).toBeVisible();
}

/** Opens the dialogs of a few records and, on a phone, the sheet of a tap. */
async function openDialogs(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const cards = page.locator('[data-shift-id]');
  const shown = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  };
  const tall = cards.filter({ hasText: 'WWWWWWWW' });
  // Random texts may not contain such a name.
  for (const card of (await tall.count()) > 0 ? [tall.first(), cards.first()] : [cards.first()]) {
    for (const key of ['Enter', 'c', 'Delete']) {
      await card.focus();
      await page.keyboard.press(key);
      await expect(shown()).toBeVisible();
      await look(`${key} on a shift`);
      await close();
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cards.first()).toBeVisible();
  await look('week on a phone');
  await cards.first().getByRole('button').first().click();
  await expect(shown()).toBeVisible();
  await look('shift on a phone');
  await close();
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (let round = 0; round < IMPORTS; round += 1) {
  test(`shows a hostile backup as plain data on every screen, round ${round}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const misdeeds = await watchPage(page, baseURL);
    const roll = createDice(SEED + round);
    const parts = round === 0 ? HOSTILE_TEXTS : HOSTILE_TEXTS.map(() => mixedText(roll));
    await startWith(page, { ...everything, path: '/settings' });
    const look = async (what: string) => {
      expect(await findSpills(page), what).toEqual([]);
      // Records awaiting repair are logged once, which is fine.
      expect(
        misdeeds.filter((text) => !text.includes('they are kept.')),
        what,
      ).toEqual([]);
    };
    await restore(page, hostileBackup(parts, WEEK));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await look('settings');
    for (const [link, landmark] of [
      ['Employees', page.getByRole('rowheader').first()],
      ['Calendar', shiftCards(page).first()],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
      await expect(landmark).toBeVisible();
      await look(link);
    }
    for (const view of ['Day', 'Staff', 'List', 'Week']) {
      await page.getByRole('tab', { name: view }).click();
      await expect(shiftCards(page).first()).toBeVisible();
      await look(view);
    }
    await page.getByRole('button', { name: /shifts to repair/ }).click();
    await expect(dialog(page, 'Shifts to repair')).toBeVisible();
    await look('repair');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await expect(dialog(page, 'Templates').getByRole('listitem').first()).toBeVisible();
    await look('templates');
    await page.keyboard.press('Escape');
    await openDialogs(page, look);
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    for (const tab of ['Overview', 'Heatmap', 'Staffing', 'Hours', 'Timeline']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).not.toBeEmpty();
      await look(tab);
    }
  });
}

test('opens only the page at a hostile address, and runs nothing', async ({ page, baseURL }) => {
  if (isDeep) test.setTimeout(120_000);
  const misdeeds = await watchPage(page, baseURL);
  await startWith(page, everything);
  const hostile = HOSTILE_TEXTS.filter((text) => text.length < 200);
  for (const [index, text] of hostile.entries()) {
    if (!isDeep && index % 9 > 0) continue;
    // Lone surrogates cannot be encoded in an address.
    const part = encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
    await page.goto(`/insights?tab=${part}&action=${part}#${part}`);
    await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    await page.goto(`/?action=${part}&tab=${part}#${part}`);
    await expect(shiftCards(page).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  expect(misdeeds).toEqual([]);
});
