import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import {
  BY_EMPLOYEE,
  CREW,
  cell,
  grid,
  inCell,
  notice,
  row,
  shift,
  stored,
} from '@/e2e/support/employee-grid';
import { keyboard } from '@/e2e/support/hands';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { addAllTheSame, dialog, editFocused, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

test('plans a week of 63 shifts by keyboard with fewer than 4 keys a shift', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const hands = keyboard(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await hands.key(key);
  };
  /** Types Monday's times, moves on and returns to copy them; both shifts of a cell that has two. */
  const plan = async (times: string, copy = 'c') => press(...times, 'Tab', 'ArrowLeft', copy);
  /** Pastes on all other days, and confirms from the first day that breaks a rule. */
  const fill = async (firstAsked: number) => {
    for (let day = 1; day <= 6; day += 1) {
      await press('ArrowRight', 'v');
      if (day >= firstAsked) await addAllTheSame(page, () => press('Enter'));
    }
  };
  /**
   * Pastes on every second day, and for a colleague the given number of rows below on the days between, from
   * the last day back.
   */
  const alternate = async (rowsBelow = 1) => {
    for (let day = 0; day < 3; day += 1) await press('ArrowRight', 'ArrowRight', 'v');
    await press(...Array.from({ length: rowsBelow }, () => 'ArrowDown'), 'ArrowLeft', 'v');
    for (let day = 0; day < 2; day += 1) await press('ArrowLeft', 'ArrowLeft', 'v');
  };

  await press('b');
  await expect(page.getByRole('button', { name: 'By employee' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(page, 'Elena Marchetti', 19)).toBeFocused();
  await press('Home');
  await plan('9-5'); // Elena and David
  await alternate();
  await press('ArrowLeft', 'ArrowDown');
  await plan('10:30-2:30+5:30-10', 'Control+c'); // Maya and Theo have split shifts.
  await alternate();
  await press('ArrowLeft', 'ArrowDown');
  await plan('11-7'); // Priya and Jonah
  await alternate();
  await press('ArrowLeft', 'ArrowDown', 'ArrowDown');
  await plan('10-6'); // Marcus and Kenji
  await alternate(2);
  await press('ArrowLeft', 'ArrowUp');
  await plan('2-10'); // Rosa, between the two.
  await fill(5);
  await press('Home', 'ArrowDown', 'ArrowDown');
  await plan('4:30-10'); // Lucy
  await fill(6);
  await press('Home', 'ArrowDown');
  await plan('5-1'); // Sam and Nia
  await alternate();
  await press('ArrowLeft', 'ArrowDown');
  await plan('22-6'); // Owen
  await fill(5);

  await expect(shiftCards(page)).toHaveCount(63);
  const keysPerShift = hands.interactions() / 63;
  test.info().annotations.push({ type: 'keys a shift', description: keysPerShift.toFixed(2) });
  expect(keysPerShift).toBeLessThan(4);

  await page.reload();
  await expect(shiftCards(page)).toHaveCount(63);
  const planned = (
    shifts: readonly { employeeName: string; date: string; startTime: string; endTime?: string }[],
  ) =>
    shifts
      .map(({ employeeName, date, startTime, endTime }) => [date, employeeName, startTime, endTime].join(' '))
      .sort();
  await expect.poll(async () => planned(await stored(page))).toEqual(planned(WEEK_SHIFTS));
  await expect(row(page, 'Rosa Delgado')).toContainText('56 hOvertime');
});

test('moves the focus and copies, pastes, moves, resizes, deletes and edits shifts by keyboard', async ({
  page,
}) => {
  await startWith(page, {
    team: CREW,
    shifts: [
      shift('Maya Lindqvist', 19, '09:00', '13:00'),
      shift('Maya Lindqvist', 19, '17:00', '22:00'),
      shift('Marcus Bell', 22, '10:00', '18:00'),
    ],
    stored: BY_EMPLOYEE,
  });
  const { keyboard: keys } = page;
  await grid(page).focus();
  await expect(cell(page, 'Elena Marchetti', 19)).toBeFocused();
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await expect(page.locator('[data-shift-id="s-0"]')).toBeFocused();
  await keys.press('ArrowDown');
  await expect(page.locator('[data-shift-id="s-1"]')).toBeFocused();
  await keys.press('ArrowUp');
  await keys.press('v');
  await expect(page.getByText('Nothing is copied yet.')).toBeAttached();
  await keys.press('c');
  await expect(page.getByText('Copied: Maya Lindqvist, Thu 9:00 AM - 1:00 PM')).toBeAttached();
  for (const key of ['ArrowRight', 'v']) await keys.press(key);
  await expect(inCell(page, 'Maya Lindqvist', 20)).toBeFocused();
  for (const key of ['End', 'ArrowUp', 'v']) await keys.press(key);
  await expect(notice(page)).toContainText('Role mismatch: David Okafor is a Manager, not a Server.');
  await expect(cell(page, 'David Okafor', 22)).toBeFocused();

  // Moves the pasted shift by a day and to the next person, resizes it, deletes it and undoes the deletion.
  await inCell(page, 'Maya Lindqvist', 20).focus();
  for (const key of ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+ArrowDown']) await keys.press(key);
  const moved = inCell(page, 'Theo Brandt', 20);
  await expect(moved).toBeFocused();
  await keys.press('Shift+Alt+ArrowRight');
  await expect(moved).toContainText('9:00 AM - 1:15 PM');
  await keys.press('Shift+Alt+ArrowLeft');
  await keys.press('Shift+Alt+ArrowLeft');
  await expect(moved).toContainText('9:00 AM - 12:45 PM');
  await keys.press('Delete');
  await expect(moved).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(cell(page, 'Theo Brandt', 20)).toBeFocused();
  await expect(notice(page)).toContainText('Shift deleted');
  await keys.press('Control+z');
  await expect(moved).toHaveCount(1);
  await expect(cell(page, 'Theo Brandt', 20)).toContainText('12:45 PM');

  // Moves a shift into the next week, and returns to the shown week.
  await inCell(page, 'Marcus Bell', 22).focus();
  await keys.press('Alt+ArrowRight');
  await expect(page.getByText('Nov 23 - Nov 29', { exact: true })).toBeVisible();
  await expect(inCell(page, 'Marcus Bell', 23)).toBeFocused();
  await keys.press('PageUp');
  await expect(page.getByText('Nov 16 - Nov 22', { exact: true })).toBeVisible();
  await expect(cell(page, 'Marcus Bell', 16)).toBeFocused();

  await keys.press('n');
  const form = dialog(page, 'Add Shift');
  await expect(form.getByLabel('Employee', { exact: true })).toHaveValue('Marcus Bell');
  await expect(form.getByLabel('Start time')).toBeFocused();
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue('Mon, Nov 16, 2026');
  await keys.press('Escape');
  await expect(cell(page, 'Marcus Bell', 16)).toBeFocused();
  await page.locator('[data-shift-id="s-1"]').focus();
  await editFocused(page);
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
});

test('keeps the chosen layout, adds and edits by mouse, and describes every state in words', async ({
  page,
}) => {
  await startWith(page, {
    team: CREW,
    isDark: true,
    shifts: [
      shift('Jonah Reyes', 20, '10:30', '16:30'),
      shift('Jonah Reyes', 20, '16:00', '23:00', { status: 'Pending' }),
      shift('Camille Dubois', 19, '22:00', '06:00', { status: 'Canceled' }),
      shift('', 21, '16:30', '22:00', { role: 'Host' }),
      shift('Zoe Passing', 21, '12:00', '20:00', { role: 'Cook' }),
    ],
  });
  await page.getByRole('button', { name: 'By employee' }).click();
  await expect(row(page, 'Open shifts')).toContainText('1 to fill');
  await expect(row(page, 'Jonah Reyes')).toContainText('Overlap');
  await expect(row(page, 'Zoe Passing')).toContainText('8');
  await expect(cell(page, 'Maya Lindqvist', 17)).toContainText('Not available');
  await expect(cell(page, 'Maya Lindqvist', 22)).toContainText('Time off');
  await expect(cell(page, 'Camille Dubois', 19)).toContainText('Canceled');
  await expect(row(page, 'Coverage')).toContainText('1 person peak 1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expectAccessible(page);

  await cell(page, 'Elena Marchetti', 18).hover();
  await page.getByRole('button', { name: 'Add shift: Elena Marchetti, Wednesday, November 18' }).click();
  await expect(dialog(page, 'Add Shift').getByLabel('Employee', { exact: true })).toHaveValue(
    'Elena Marchetti',
  );
  await page.keyboard.press('Escape');
  await page.locator('[data-shift-id="s-0"]').dblclick();
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-shift-id="s-0"]').hover();
  await page.getByRole('button', { name: 'Delete shift: Jonah Reyes, 10:30 AM - 4:30 PM' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await expect(grid(page)).toBeVisible();
  // A tablet shows the grid, a phone the week of one person.
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('button', { name: 'Next person' })).toHaveCount(0);
  await expect(grid(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(grid(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next person' })).toBeVisible();
});

test('reaches all ninety rows by keyboard and prints all of them without controls', async ({ page }) => {
  // Ids sort in the order of creation.
  const team = Array.from({ length: 90 }, (_, index) => ({
    id: `e-${index + 10}`,
    name: `Person ${index + 1}`,
    role: 'Server',
  }));
  await startWith(page, { team, shifts: [shift('Person 90', 19, '09:00', '17:00')], stored: BY_EMPLOYEE });
  await grid(page).focus();
  await expect(cell(page, 'Person 1', 19)).toBeFocused();
  expect(await page.locator('[data-grid-row]').count()).toBeLessThan(60);
  await page.keyboard.press('Control+End');
  await expect(inCell(page, 'Person 90', 19)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'Person 89', 19)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 'Person 1', 19)).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-grid-row]')).toHaveCount(91);
  await expect(page.getByRole('button', { name: 'Add Shift' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Coverage/ })).toBeVisible();
  await page.emulateMedia({ media: null });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = paper.match(/\/MediaBox \[0 0 \d+ \d+\]/g) ?? [];
  expect([...new Set(sheets)]).toEqual(['/MediaBox [0 0 792 612]']);
  await expect(page.getByRole('button', { name: 'Add Shift' }).last()).toBeVisible();
  expect(await page.locator('[data-grid-row]').count()).toBeLessThan(60);
});

test('offers to add an employee when the team is empty', async ({ page }) => {
  await startWith(page, { stored: BY_EMPLOYEE });
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(dialog(page, 'Add Employee')).toBeVisible();
});
