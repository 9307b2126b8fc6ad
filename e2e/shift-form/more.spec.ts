import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';

const MAYAS = { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' };
const BENS = { ...MAYAS, employeeName: 'Theo Brandt' };

test('edits station, team notes, kind and breaks under More, shows them and groups a day by station', async ({
  page,
}) => {
  const stored = {
    'brigade-stations': JSON.stringify(['Terrace']),
    'brigade-break-rules': 'germany',
    'brigade-current-view': 'daily',
  };
  await startWith(page, { team: TEAM, shifts: [MAYAS, BENS], stored });
  await page.locator('[data-shift-id]').filter({ hasText: 'Maya Lindqvist' }).first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  const form = dialog(page, 'Edit Shift');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Notes', { exact: true }).fill('Late twice');
  await form.getByText('More', { exact: true }).press('Enter');
  // A stored shift without a break gets no proposal.
  await expect(form.getByLabel('Unpaid break')).toHaveValue('');
  await form.getByLabel('Station').fill('Bar');
  await form.getByLabel('Notes for the team').fill('Bring the keys');
  await form.getByRole('radio', { name: 'Training' }).check();
  await form.getByLabel('Unpaid break').fill('half');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await expect(form.getByText('Please enter whole minutes, for example 30')).toBeVisible();
  await expect(form.getByLabel('Unpaid break')).toBeFocused();
  await form.getByLabel('Unpaid break').fill('30');
  await page.keyboard.press('Enter');
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByText('Shift Updated!')).toBeVisible();
  await page.keyboard.press('Escape');

  const row = page.locator('[data-shift-id]').filter({ hasText: 'Maya Lindqvist' }).first();
  await expect(row).toContainText('Server · Bar · Training');
  await page.getByRole('button', { name: 'By station' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bar 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No station 1' })).toBeVisible();
  await expectAccessible(page);

  // Typed stations are offered from now on, and the proposed break follows the times of a new shift.
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  const added = dialog(page, 'Add Shift');
  await added.getByLabel('Employee', { exact: true }).fill('Priya Natarajan');
  await added.getByLabel('Employee', { exact: true }).press('Enter');
  await added.getByLabel('End time').fill('19:30');
  await added.getByRole('button', { name: 'Next' }).click();
  await added.getByText('More', { exact: true }).click();
  await expect(added.getByLabel('Unpaid break')).toHaveValue('45');
  await added.getByLabel('Station').click();
  await expect(page.getByRole('option', { name: 'Bar' })).toBeVisible();
  await page.keyboard.press('Escape');
  if (await added.isVisible()) await page.keyboard.press('Escape');
});

test('shares team details of a shift by text, calendar file and link, but never its private notes', async ({
  page,
}) => {
  const publication = { id: 'publication', at: 1, shiftCount: 1, since: [] };
  const details = {
    station: 'Bar',
    teamNotes: 'Bring the keys',
    kind: 'onCall',
    unpaidBreak: 30,
    notes: 'Late twice',
  };
  const stored = { 'brigade-publication': JSON.stringify(publication) };
  await startWith(page, { team: TEAM, shifts: [{ ...MAYAS, ...details }], stored });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = dialog(page, 'Share');
  await expect(share.getByLabel('Link for everybody')).toHaveValue(/&d=/);
  const address = await share.getByLabel('Link for everybody').inputValue();
  await share.getByRole('tab', { name: 'Text' }).click();
  const text = share.getByLabel('Text to paste');
  await expect(text).toHaveValue(/\(Bar, On call, 30 min break, Bring the keys\)/);
  await expect(text).not.toHaveValue(/Late twice/);
  await page.goto(address);
  const shift = page.getByRole('listitem').filter({ hasText: '9:00 AM - 5:00 PM' }).first();
  await expect(shift).toContainText('Server · Bar · On call · 30 min break');
  await expect(shift).toContainText('Bring the keys');
  await expect(page.getByText('Late twice')).toHaveCount(0);
  await expectAccessible(page);
});
