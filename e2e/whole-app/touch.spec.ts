import { expect, type Locator, type Page, test } from '@playwright/test';
import { byDepth } from '@/e2e/support/depth';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { storedTemplates } from '@/e2e/support/sample-templates';
import { chooseEmployee, dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { expectTouchable } from '@/e2e/support/touch-targets';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SHIFTS = [
  ...WEEK_SHIFTS,
  { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '12:00', endTime: '16:00' },
  { employeeName: 'Lucy Tran', date: 'soon', startTime: '12:00', endTime: '16:00' },
];
const ROWS = 'Who;Day;In;Out\nMaya Lindqvist;11/24/2026;10:00;18:30\nTheo Brandt;11/25/2026;9;25:99';

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first();
const layers = (page: Page) => page.locator(':is([role="dialog"], [role="alertdialog"], [role="menu"])');

/** Checks the open layer and closes it. */
async function lookAtLayer(page: Page, seen: Locator): Promise<void> {
  await expect(seen).toBeVisible();
  await expectTouchable(page);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(layers(page)).toHaveCount(0, { timeout: 200 });
  }).toPass();
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, 'More').tap();
  await page.getByRole('menuitem', { name }).tap();
}

async function lookAtTabs(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('tab', { name, exact: true }).tap();
    await expect(page.getByRole('tabpanel', { name }).locator('*').first()).toBeVisible();
    await expectTouchable(page);
  }
}

/** The acts on the first shift, and what each opens. */
const ACTS = (page: Page): readonly (readonly [name: RegExp, seen: Locator])[] => [
  [/^Edit shift/, dialog(page, 'Edit Shift').getByLabel('Start time')],
  [/^Copy shift/, page.getByRole('grid').first()],
  [/^Who can cover/, button(page, 'Make it open')],
  [/^Swap shift/, page.getByRole('radio').first()],
  [/^Delete shift/, page.getByRole('alertdialog')],
];

test('gives every control of the calendar and its dialogs a 44 px target, and its visible text in its name', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: storedTemplates() });
  await expect(shiftCards(page).first()).toBeVisible();
  await expectTouchable(page);
  await lookAtTabs(page, ['Day', 'Staff', 'List', 'Week']);

  const openers = [
    [/^(?!Publish).*Nov 16 - Nov 22/, page.getByRole('grid')],
    [/problems?$/, page.getByRole('dialog')],
    ['More', page.getByRole('menu')],
    [/^Notifications/, page.getByRole('dialog')],
    ['Help', page.getByRole('menu')],
    [/to repair$/, page.getByRole('dialog')],
  ] as const;
  for (const [name, seen] of byDepth(openers, 3)) {
    await button(page, name).tap();
    await lookAtLayer(page, seen);
  }
  for (const name of byDepth(['Copy week', 'Filter', 'Saved views', 'Clear all shifts'], 2)) {
    await fromMenu(page, name);
    await lookAtLayer(page, layers(page).filter({ hasNot: page.getByRole('menuitem') }));
  }

  await shiftCards(page).first().tap();
  await lookAtLayer(page, button(page, /^Delete shift/));
  for (const [name, seen] of byDepth(ACTS(page), 3)) {
    await shiftCards(page).first().tap();
    await button(page, name).tap();
    await lookAtLayer(page, seen);
  }

  await button(page, 'Add Shift').tap();
  const form = dialog(page, 'Add Shift');
  await chooseEmployee(form, 'Maya Lindqvist');
  // By key, because a tap this fast would count as a double tap on Add Shift in the same place.
  await button(form, 'Next').press('Enter');
  await lookAtLayer(page, form.getByRole('radio', { name: 'Pending' }));

  await shiftCards(page).first().tap();
  await button(page, /^Select /).tap();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  await expectTouchable(page);
  await button(page, 'Change').tap();
  await lookAtLayer(page, page.getByRole('dialog'));
  await button(page, 'Clear').tap();

  await button(page, /^Publish Nov/).tap();
  await expect(button(page, 'Publish all the same')).toBeVisible();
  await expectTouchable(page);
  await button(page, 'Publish all the same').tap();
  await expect(dialog(page, 'Schedule Published!')).toBeVisible();
  await expectTouchable(page);
  // The Share dialog opens afterwards.
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Share')).toBeVisible();
  await button(page.getByRole('region', { name: 'Notice' }), 'Close').tap();
  await lookAtTabs(page, ['Link', 'Calendar files', 'Print and picture', 'Text', 'Spreadsheet']);
});

test('gives every control of the other pages a 44 px target', async ({ page }) => {
  test.setTimeout(90_000);
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: storedTemplates(), path: '/insights' });
  await lookAtTabs(page, ['Overview', 'Heatmap', 'Staffing', 'Hours', 'Timeline']);

  await page.goto('/templates');
  await expect(button(page, 'Use Template: Night server')).toBeVisible();
  await expectTouchable(page);
  await button(page, 'Add Template').tap();
  await expect(dialog(page, 'Add Template').getByRole('radio', { name: 'Moon' })).toBeVisible();
  await expectTouchable(page);
  await page.goto('/templates');
  await button(page, 'Use Template: Night server').tap();
  await expect(page.getByText('Who will work this shift?')).toBeVisible();
  await expectTouchable(page);

  await page.goto('/employees');
  await expect(button(page, 'Edit Maya Lindqvist')).toBeVisible();
  await expectTouchable(page);
  for (const name of ['Edit', 'Availability of', 'Delete'].map((act) => `${act} Maya Lindqvist`)) {
    await button(page, name).tap();
    await lookAtLayer(page, layers(page).first());
  }

  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expectTouchable(page);
  await button(page, 'Import shifts').tap();
  const importing = dialog(page, 'Import shifts');
  await importing.getByLabel('Paste rows here').fill(ROWS);
  await expectTouchable(page);
  await button(importing, 'Next').tap();
  await expect(button(importing, 'Preview')).toBeVisible();
  await expectTouchable(page);
  await button(importing, 'Preview').tap();
  await expect(importing.getByText('1 shift to add')).toBeVisible();
  await expectTouchable(page);

  await page.goto('/nowhere');
  await expect(page.getByRole('main').getByRole('link', { name: 'Calendar' })).toBeVisible();
  await expectTouchable(page);
});
