import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { refuseDatabase } from '@/e2e/support/storage/storage-faults';

const SHIFTS = ['Maya Lindqvist', 'Marcus Bell', 'Maya Lindqvist'].map((employeeName, index) => ({
  id: `s-${index}`,
  employeeName,
  role: 'Server',
  date: `2026-11-${17 + index}`,
  startTime: '09:00',
  endTime: '17:00',
}));
const TEXT = JSON.stringify(SHIFTS);
/** The JSON ends inside the last shift, before its end time. */
const CUT = TEXT.slice(0, TEXT.lastIndexOf('"endTime"'));

const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Some saved data could not be read' });

for (const database of ['beside a database', 'without a database']) {
  test(`reports and lists truncated shifts until they are resolved, ${database}`, async ({ page }) => {
    if (database === 'without a database') await page.addInitScript(refuseDatabase);
    await startWith(page, { team: TEAM, stored: { shifts: CUT, 'brigade-effects': 'slow' } });
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Look at it in Settings' }).click();
    const list = page.getByRole('region', { name: 'Could not be read' });
    await expect(list.getByRole('listitem')).toHaveText([/^Shifts .*\[\{"id":"s-0"/, /^Appearance .*slow/]);
    await list.getByRole('button', { name: 'Put back what can be read: Shifts' }).click();
    await expect(page.getByText('3 entries are back').first()).toBeVisible();
    await list.getByRole('button', { name: 'Discard: Appearance' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button', { name: 'Download: Shifts' }).click();
    await expect(banner(page)).toBeHidden();
    await page.goto('/');
    await expect(shiftCards(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: '1 shift to repair' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.goto('/settings');
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });
}
