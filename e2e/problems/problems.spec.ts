import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { publishAllTheSame } from '@/e2e/support/publish';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '16:00', endTime: '21:00' },
  { employeeName: '', role: 'Cook', date: '2026-11-20', startTime: '10:00', endTime: '14:00' },
];

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('counts problems, opens their shifts, ignores them with a reason and lists them before publishing', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: { 'brigade-effects': 'quick' } });
  const list = dialog(page, 'Problems');
  await chip(page, '2 problems').click();
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Cook.*Fri, Nov 20.*Nobody has this shift yet$/ }).click();
  await expect(list).toHaveCount(0);
  await expect(page.locator('[data-shift-id="s-2"]')).toBeFocused();

  await chip(page, '2 problems').click();
  await list.getByRole('button', { name: /^Ignore: Maya Lindqvist/ }).click();
  await page.keyboard.type('She hands over to herself');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('region', { name: 'Ignored' })).toContainText('She hands over to herself');
  await page.keyboard.press('Escape');
  await expect(chip(page, '1 problem')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await chip(page, '1 problem').click();
  await expect(list.getByRole('region', { name: 'Ignored' })).toContainText('She hands over to herself');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Publish Nov/ }).click();
  const question = page.getByRole('alertdialog', { name: '1 problem in what you publish' });
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Not published yet')).toBeVisible();
  await publishAllTheSame(page);
  await expect(dialog(page, 'Share')).toBeVisible();
});
