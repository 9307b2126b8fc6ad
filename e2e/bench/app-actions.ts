import type { Page } from '@playwright/test';
import { chooseEmployee, dialog, editFocused, shiftCards } from '../support/shift-form';
import { settle, type Taken, take } from './stopwatch';
import { BIG_TEAM } from './week-data';

/** Storing follows an edit within this time. */
const AFTER_EDIT_MS = 500;
const AFTER_VIEW_MS = 150;
const AFTER_WEEK_MS = 60;
const AFTER_KEY_MS = 40;

type Keep = (action: string, taken: Taken) => void;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const submit = (page: Page, title: string) => dialog(page, title).locator('button[type="submit"]');

/** Alternates between two weeks. */
export async function changeWeeks(page: Page, steps: number, keep: Keep): Promise<void> {
  for (let step = 0; step < steps + 2; step += 1) {
    const button = page.getByRole('button', { name: step % 2 === 0 ? 'Next week' : 'Previous week' });
    const taken = await take(button, { otherShifts: true, afterMs: AFTER_WEEK_MS });
    if (step > 1) keep('Week change', taken);
  }
}

/** Moves to weeks that were not shown before, and back to today. */
export async function openNewWeeks(page: Page, steps: number, keep: Keep): Promise<void> {
  const button = page.getByRole('button', { name: 'Next week' });
  for (let step = 0; step < steps; step += 1) {
    keep('To a week not yet shown', await take(button, { otherShifts: true, afterMs: AFTER_WEEK_MS }));
  }
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await settle(page);
}

/**
 * Switches between the views several times. Scripts of a view are preloaded, as when a user hovers before
 * clicking.
 */
export async function changeViews(page: Page, rounds: number, keep: Keep): Promise<void> {
  await tab(page, 'Day').hover();
  await page.waitForLoadState('networkidle');
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['Day', 'Staff', 'List', 'Week']) {
      await settle(page);
      const selector = `[role="tabpanel"][aria-labelledby$="-${viewOf(name)}"] [data-shift-id]`;
      const taken = await take(tab(page, name), { selector, count: 'some', afterMs: AFTER_VIEW_MS });
      if (round > 0) keep(`View change to ${name}`, taken);
    }
  }
}

const viewOf = (name: string) => ({ Day: 'daily', Staff: 'staff', List: 'list' })[name] ?? 'weekly';

/** Types an employee name letter by letter into the search of the list view. */
export async function typeInSearch(page: Page, keep: Keep): Promise<void> {
  await tab(page, 'List').click();
  const field = page.getByRole('searchbox', { name: 'Search shifts' });
  await field.focus();
  await settle(page);
  for (const text of BIG_TEAM[7]?.name ?? '')
    keep('A letter in the search of the List', await take(field, { text, afterMs: AFTER_KEY_MS }));
  await field.fill('');
  await tab(page, 'Week').click();
  await settle(page);
}

/** Adds, edits and deletes a shift and undoes the deletion; each timed from the last click. */
export async function editShifts(page: Page, rounds: number, keep: Keep): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    const kept = round > 0 ? keep : () => {};
    kept('Add a shift', await addShift(page, round));
    kept('Edit a shift', await editShift(page, round));
    const { deleted, undone } = await deleteAndUndo(page, round);
    kept('Delete a shift', deleted);
    kept('Undo', undone);
  }
}

async function addShift(page: Page, round: number): Promise<Taken> {
  await page.getByRole('button', { name: 'Add Shift', exact: true }).last().click();
  const form = dialog(page, 'Add Shift');
  await chooseEmployee(form, BIG_TEAM[round]?.name ?? '');
  await form.getByLabel('Start time').fill('05:15');
  await form.getByLabel('End time').fill('11:45');
  await form.getByRole('button', { name: 'Next' }).click();
  const count = (await shiftCards(page).count()) + 1;
  await settle(page);
  const done = { selector: '[data-shift-id]', count, afterMs: AFTER_EDIT_MS };
  const taken = await take(submit(page, 'Add Shift'), done);
  await form.waitFor({ state: 'detached' });
  return taken;
}

async function editShift(page: Page, round: number): Promise<Taken> {
  const card = shiftCards(page).nth(20 + round);
  const id = await card.getAttribute('data-shift-id');
  const pending = `[data-shift-id="${id}"][data-shift-status="Pending"]`;
  await card.focus();
  await editFocused(page);
  const form = dialog(page, 'Edit Shift');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('radio', { name: 'Pending' }).check();
  await settle(page);
  const done = { selector: pending, count: 1, afterMs: AFTER_EDIT_MS };
  const taken = await take(submit(page, 'Edit Shift'), done);
  await form.waitFor({ state: 'detached' });
  return taken;
}

async function deleteAndUndo(page: Page, round: number): Promise<{ deleted: Taken; undone: Taken }> {
  const count = await shiftCards(page).count();
  await shiftCards(page)
    .nth(60 + round)
    .focus();
  await page.keyboard.press('Delete');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' });
  await confirm.waitFor();
  await settle(page);
  const selector = '[data-shift-id]';
  const deleted = await take(confirm, { selector, count: count - 1, afterMs: AFTER_EDIT_MS });
  await confirm.waitFor({ state: 'detached' });
  await settle(page);
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
  const undone = await take(undo, { selector, count, afterMs: AFTER_EDIT_MS });
  await settle(page);
  return { deleted, undone };
}

/** Opens the insights beside the week and closes them again. */
export async function openInsights(page: Page, rounds: number, keep: Keep): Promise<void> {
  const link = page.getByRole('link', { name: 'Insights', exact: true });
  const panel = page.getByRole('dialog', { name: 'Schedule Insights' });
  for (let round = 0; round <= rounds; round += 1) {
    await link.hover();
    await page.waitForLoadState('networkidle');
    await settle(page);
    const selector = '[role="dialog"] [role="tabpanel"] :is(h2, h3)';
    const taken = await take(link, { selector, count: 'some', afterMs: AFTER_VIEW_MS });
    keep(round === 0 ? 'Open Insights, the first time' : 'Open Insights again', taken);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await settle(page);
  }
}
