import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { mouse } from '@/e2e/support/hands';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const MAYA = { employeeName: 'Maya Lindqvist', date: '2026-11-16', startTime: '09:00', endTime: '17:00' };
const MARCUS = { employeeName: 'Marcus Bell', date: '2026-11-17', startTime: '10:00', endTime: '18:00' };
/** Maya's shift on Monday of the next week, which would conflict with the copy. */
const MAYA_NEXT = { ...MAYA, date: '2026-11-23', startTime: '12:00', endTime: '20:00' };

async function openCopyWeek(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy week' }).click();
  return dialog(page, 'Copy Week');
}

const submitOf = (copying: Locator) => copying.getByRole('button', { name: /^Copy \d+ shift/ });
const shownWeek = (page: Page, range: string) =>
  page.getByRole('button', { name: new RegExp(`^(?!Publish).*${range}`) });

test('copies a whole week to the next week and undoes the copy in one step', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  const copying = await openCopyWeek(page);
  await expect(copying.getByText('Nov 16 - Nov 22')).toBeVisible();
  await expect(copying.getByRole('checkbox', { name: /Nov 23 - Nov 29/ })).toBeChecked();
  await copying.getByRole('button', { name: 'Nov 23 - Nov 29 63 new shifts' }).click();
  await expect(copying.getByRole('heading', { level: 4 })).toHaveCount(7);
  await expect(copying.locator('[data-outcome="created"]')).toHaveCount(63);
  await expectAccessible(page);
  await submitOf(copying).click();
  await expect(copying).toHaveCount(0);
  await expect(shownWeek(page, 'Nov 23 - Nov 29')).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(63);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(page.getByText('Copied 63 shifts to 1 week')).toBeVisible();
  await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Undo' }).click();
  await expect(shiftCards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(shiftCards(page)).toHaveCount(63);
});

test('copies chosen roles or employees to two chosen weeks, and rejects the source week', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  const copying = await openCopyWeek(page);
  await copying.getByRole('radio', { name: 'By role' }).check();
  await expect(copying.getByText('Please choose at least one role.')).toBeVisible();
  await copying.getByRole('checkbox', { name: 'Cook (14)' }).check();
  await copying.getByRole('checkbox', { name: 'Manager (7)' }).check();
  await expect(submitOf(copying)).toHaveText('Copy 21 shifts');
  await copying.getByRole('radio', { name: 'By employee' }).check();
  await copying.getByRole('searchbox', { name: 'Search employees' }).fill('kenji');
  await copying.getByRole('checkbox', { name: /Kenji Watanabe/ }).check();
  await copying.getByRole('checkbox', { name: /Nov 23 - Nov 29/ }).uncheck();
  await expect(copying.getByText('Please choose at least one week to copy to.')).toBeVisible();
  await copying.getByRole('button', { name: 'Other week' }).click();
  await copying.getByRole('button', { name: 'Previous month' }).click();
  await copying.getByRole('button', { name: 'Previous month' }).click();
  await copying.getByRole('button', { name: /November 18, 2026/ }).click();
  await expect(copying.getByRole('alert')).toHaveText(
    'This is the week you are copying. Please choose another one.',
  );
  await copying.getByRole('button', { name: /November 11, 2026/ }).click();
  await expect(copying.getByRole('checkbox', { name: /Nov 9 - Nov 15/ })).toBeChecked();
  await expect(copying.getByRole('button', { name: 'Other week' })).toBeFocused();
  await copying.getByRole('checkbox', { name: /Nov 30 - Dec 6/ }).check();
  await expect(submitOf(copying)).toHaveText('Copy 6 shifts');
  await submitOf(copying).click();
  await expect(page.getByText('Copied 6 shifts to 2 weeks')).toBeVisible();
  await expect(shownWeek(page, 'Nov 9 - Nov 15')).toBeVisible();
  await expect(shiftCards(page)).toHaveText([/Kenji/, /Kenji/, /Kenji/]);
  for (let week = 0; week < 3; week += 1) await page.getByRole('button', { name: 'Next week' }).click();
  await expect(shownWeek(page, 'Nov 30 - Dec 6')).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(3);
});

test('skips, replaces, adds or makes open a conflicting shift as chosen, and remembers the choice', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: [MAYA, MARCUS, MAYA_NEXT] });
  for (const { choice, preview, names } of [
    { choice: 'Skip', preview: '1 new shift · 1 skipped', names: [/12:00 PM/, /Marcus/] },
    { choice: 'Replace', preview: '2 new shifts · 1 replaced', names: [/9:00 AM/, /Marcus/] },
    { choice: 'Add', preview: '2 new shifts · 1 breaks a rule', names: [/9:00 AM/, /12:00 PM/, /Marcus/] },
    {
      choice: 'Make it open',
      preview: '2 new shifts · 1 made open',
      names: [/Open shift/, /12:00 PM/, /Marcus/],
    },
  ]) {
    const copying = await openCopyWeek(page);
    const clash = copying.getByRole('radiogroup', { name: 'If someone already works then' });
    await clash.getByRole('radio', { name: choice, exact: true }).check();
    await expect(
      copying.getByRole('button', { name: `Nov 23 - Nov 29 ${preview}`, exact: true }),
    ).toBeVisible();
    await submitOf(copying).click();
    await expect(shiftCards(page)).toHaveText(names);
    await page.keyboard.press('Control+z');
    await expect(shiftCards(page)).toHaveText([/12:00 PM/]);
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(shiftCards(page)).toHaveCount(2);
  }
  // The choice is restored next time, and each kind of conflict has its own.
  await page.reload();
  const copying = await openCopyWeek(page);
  const clash = copying.getByRole('radiogroup', { name: 'If someone already works then' });
  await expect(clash.getByRole('radio', { name: 'Make it open' })).toBeChecked();
  await clash.getByRole('radio', { name: 'Add' }).check();
  const overlaps = copying.getByRole('radiogroup', { name: 'Overlap: 1 shift' });
  await expect(overlaps.getByRole('radio', { name: 'Add all the same' })).toBeChecked();
  await overlaps.getByRole('radio', { name: 'Skip' }).check();
  await expect(submitOf(copying)).toHaveText('Copy 1 shift');
  await expectAccessible(page);
});

// Only in the deep run; unit tests cover each of these sentences.
if (process.env.ROUNDS !== undefined) {
  test('lists canceled shifts, former employees, changed roles and existing copies before copying', async ({
    page,
  }) => {
    const shifts = [
      { ...MAYA, role: 'Host' },
      { ...MARCUS, employeeName: 'Olga Former', role: 'Cook' },
      { ...MARCUS, status: 'Canceled' },
    ];
    await startWith(page, { team: TEAM, shifts });
    const copying = await openCopyWeek(page);
    await expect(copying.getByText('1 canceled shift is not copied.')).toBeVisible();
    await expect(
      copying.getByText('1 shift is left out: Olga Former is no longer on the team.'),
    ).toBeVisible();
    await expect(copying.getByText('1 takes today’s role.')).toBeVisible();
    await submitOf(copying).click();
    await expect(shiftCards(page)).toHaveCount(1);
    await expect(shiftCards(page)).toHaveAttribute('data-role-color', 'purple');
    // An existing copy is not made again.
    await page.getByRole('button', { name: 'Previous week' }).click();
    const again = await openCopyWeek(page);
    await expect(again.getByRole('button', { name: /1 already there/ })).toBeVisible();
    await expect(again.getByText('Every copy is skipped or already there.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(again).toHaveCount(0);

    await page.getByRole('button', { name: 'Previous week' }).click();
    const empty = await openCopyWeek(page);
    await empty.getByRole('button', { name: 'Nothing to copy' }).click();
    await expect(empty.getByText('This week has no shifts to copy.')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(empty).toHaveCount(0);
  });
}

test('offers to copy the last planned week into an empty one, or to start typing', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [MAYA, MARCUS] });
  const offer = page.getByRole('region', { name: 'This week is empty' });
  await expect(offer).toHaveCount(0);
  const hands = mouse(page);
  await hands.press(page.getByRole('button', { name: 'Next week' }));
  await hands.press(offer.getByRole('button', { name: 'Copy from Nov 16 - Nov 22 (2 shifts)' }));
  await expect(shiftCards(page)).toHaveText([/Maya/, /Marcus/]);
  expect(hands.interactions()).toBe(2);
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // Typing starts in the first cell of the employee grid.
  await page.getByRole('button', { name: 'Next week' }).click();
  await offer.getByRole('button', { name: 'Start typing' }).click();
  await expect(page.getByLabel(/^Times for Elena Marchetti, Monday, November 30/)).toBeFocused();
  await page.keyboard.type('9-5');
  await page.keyboard.press('Enter');
  await expect(shiftCards(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'By day' }).click();
  await page.getByRole('button', { name: 'Previous week' }).click();

  // The dialog copies into the empty week; source and target can be changed.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  const copying = await openCopyWeek(page);
  await expect(copying.getByText('Nov 23 - Nov 29', { exact: true })).toBeVisible();
  await expect(copying.getByRole('checkbox', { name: /Nov 30 - Dec 6/ })).toBeChecked();
  await copying.getByRole('button', { name: 'Change week' }).click();
  await copying.getByRole('button', { name: /^Wednesday, November 18/ }).click();
  await expect(copying.getByRole('button', { name: 'Change week' })).toBeFocused();
  await expect(copying.getByText('Nov 16 - Nov 22', { exact: true })).toBeVisible();
  await expect(copying.getByRole('checkbox', { name: /Nov 30 - Dec 6/ })).toBeChecked();
  await submitOf(copying).click();
  await expect(shiftCards(page)).toHaveText([/Maya/, /Marcus/]);
});

test('copies a week by keyboard', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [MAYA, MARCUS] });
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Copy week' }).focus();
  await page.keyboard.press('Enter');
  const copying = dialog(page, 'Copy Week');
  await expect(copying).toBeVisible();
  await copying.getByRole('radio', { name: 'Everything' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(copying.getByRole('radio', { name: 'By role' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(copying.getByRole('checkbox', { name: 'Server (1)' })).toBeChecked();
  await submitOf(copying).focus();
  await page.keyboard.press('Enter');
  await expect(shiftCards(page)).toHaveText([/Maya/]);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
});

test.describe('copying a week on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  if (process.env.ROUNDS !== undefined) {
    test('fills the screen and copies the shifts of one employee', async ({ page }) => {
      await startWith(page, { team: TEAM, shifts: [MAYA, MARCUS], isDark: true });
      const copying = await openCopyWeek(page);
      await copying.getByRole('radio', { name: 'By employee' }).check();
      await copying.getByRole('checkbox', { name: /Marcus Bell/ }).check();
      await copying.getByRole('button', { name: 'Nov 23 - Nov 29 1 new shift' }).click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await submitOf(copying).click();
      await expect(shiftCards(page)).toHaveText([/Marcus/]);
    });
  }
});
