import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { mouse } from '@/e2e/support/hands';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { chooseEmployee, dialog, editFocused, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const shift = (employeeName: string, day: number, startTime: string, endTime: string) => ({
  employeeName,
  date: `2026-11-${day}`,
  startTime,
  endTime,
});

const JONAH_OFF = {
  weekly: [{ weekday: 5, kind: 'off' }],
  exceptions: [],
};
const CREW = TEAM.map((employee) =>
  employee.name === 'Jonah Reyes' ? { ...employee, availability: JONAH_OFF } : employee,
);
/**
 * Maya has the dinner shift. Theo works then, Priya starts early on Saturday, Jonah is never available on
 * Fridays.
 */
const SHIFTS = [
  DINNER_SHIFT,
  shift('Theo Brandt', 20, '12:00', '18:00'),
  shift('Priya Natarajan', 21, '07:00', '12:00'),
  shift('Camille Dubois', 17, '09:00', '17:00'),
  shift('Marcus Bell', 20, '10:00', '18:00'),
];

const cover = (page: Page) => dialog(page, 'Who can cover?');
const swap = (page: Page) => dialog(page, 'Swap with...');
const card = (page: Page, name: string) => shiftCards(page).filter({ hasText: name });
const group = (page: Page, name: string) => cover(page).getByRole('region', { name });

test('ranks candidates with reasons on W and assigns the best one on Enter', async ({ page }) => {
  await startWith(page, { team: CREW, shifts: SHIFTS });
  await card(page, 'Maya').focus();
  await page.keyboard.press('w');
  await expect(cover(page)).toContainText('Maya Lindqvist · Server · Fri, Nov 20, 4:00 PM - 11:00 PM');
  await expect(group(page, 'Can take it').getByRole('listitem')).toHaveText([
    /Camille Dubois.*Free and available.*32 h left this week/,
  ]);
  await expect(group(page, 'With a warning').getByRole('listitem')).toHaveText([
    /Priya Natarajan.*Less than 11 h rest before Sat 7:00 AM - 12:00 PM/,
  ]);
  await expect(group(page, 'Not free').getByRole('listitem')).toHaveText([
    /Jonah Reyes.*Not available on Friday/,
    /Theo Brandt.*Overlaps Fri 12:00 PM - 6:00 PM/,
  ]);
  await expectAccessible(page);
  await expect(cover(page).getByRole('button', { name: /^Camille Dubois/ })).toBeFocused();
  // The current employee and employees with another role are folded.
  const folded = cover(page).getByRole('group');
  await expect(folded.getByText('Marcus Bell is a Cook, not a Server')).toBeHidden();
  await folded.getByText('10 people are not offered').click();
  await expect(folded).toContainText('Marcus Bell is a Cook, not a Server');
  await expect(folded.getByRole('listitem').filter({ hasText: 'Maya Lindqvist' })).toContainText(
    'Has this shift',
  );
  await expect(folded.getByRole('button')).toHaveCount(0);
  await cover(page)
    .getByRole('button', { name: /^Camille Dubois/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(cover(page).getByRole('button', { name: /^Priya Natarajan/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(cover(page)).toHaveCount(0);
  await expect(card(page, 'Maya')).toHaveCount(0);
  await expect(card(page, 'Camille')).toHaveCount(2);
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('Shift assigned');
  await expect(notice).toContainText('Camille Dubois, Fri Nov 20, 4:00 PM - 11:00 PM');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Maya')).toHaveCount(1);
});

test('swaps the employees of two shifts in one step after showing the rules for both', async ({ page }) => {
  await startWith(page, { team: CREW, shifts: SHIFTS });
  await card(page, 'Maya').focus();
  await page.keyboard.press('w');
  await cover(page).getByRole('button', { name: 'Make it open' }).focus();
  await cover(page).getByRole('button', { name: 'Swap with...' }).click();
  const choices = swap(page).getByRole('radio');
  // Camille's Tuesday is in the past.
  await expect(choices).toHaveCount(2);
  await expect(swap(page)).toContainText('1 shift of another role is not offered');
  await expect(swap(page).getByRole('button', { name: 'Swap', exact: true })).toBeDisabled();
  await swap(page)
    .getByRole('radio', { name: /^Priya Natarajan/ })
    .check();
  await expect(swap(page)).toContainText('Maya Lindqvist takes Sat 7:00 AM - 12:00 PM');
  await expect(swap(page)).toContainText('Priya Natarajan takes Fri 4:00 PM - 11:00 PM');
  await expect(swap(page).getByText('No rule is broken')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(swap(page)).toHaveCount(0);
  const friday = page.locator('[data-shift-id="s-0"]');
  const saturday = page.locator('[data-shift-id="s-2"]');
  await expect(friday).toContainText('Priya');
  await expect(saturday).toContainText('Maya');
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('Shifts swapped');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(friday).toContainText('Maya');
  await expect(saturday).toContainText('Priya');

  // By mouse, a swap takes four presses and replacing a sick person three.
  const hands = mouse(page);
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  await hands.press(friday);
  await hands.press(act('Swap shift'));
  await hands.choose(swap(page).getByRole('radio', { name: /^Priya Natarajan/ }));
  await hands.press(swap(page).getByRole('button', { name: 'Swap', exact: true }));
  await expect(friday).toContainText('Priya');
  expect(hands.interactions()).toBe(4);
  await hands.press(friday);
  await hands.press(act('Who can cover?'));
  await hands.press(cover(page).getByRole('button', { name: /^Camille Dubois/ }));
  await expect(friday).toContainText('Camille');
  expect(hands.interactions()).toBe(7);
});

test('warns in the shift form of less rest than the settings ask for, but allows the next step', async ({
  page,
}) => {
  await startWith(page, { team: CREW, shifts: SHIFTS, path: '/settings' });
  const rest = page.getByLabel('Rest between working days');
  await expect(rest).toHaveValue('11');
  await rest.fill('25');
  await expect(page.getByText('Enter whole hours from 0 to 24.')).toBeVisible();
  await rest.fill('12');
  await expect(page.getByText('Enter whole hours from 0 to 24.')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift+N');
  const form = dialog(page, 'Add Shift');
  await chooseEmployee(form, 'Priya Natarajan');
  const warning = form
    .getByRole('status')
    .filter({ hasText: 'Less than 12 h rest before Sat 7:00 AM - 12:00 PM' });
  await form.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await form.getByLabel('Start time').fill('12:00');
  await form.getByLabel('End time').fill('20:00');
  await expect(warning).toBeVisible();
  await form.getByLabel('End time').fill('19:00');
  await expect(warning).toHaveCount(0);
  // Another tab changes the setting.
  const other = await page.context().newPage();
  await other.goto('/settings');
  await other.getByLabel('Rest between working days').fill('13');
  await other.getByLabel('Rest between working days').press('Enter');
  await expect(form.getByText('Less than 13 h rest before')).toBeVisible();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('radio', { name: 'Confirmed' })).toBeVisible();
});

test.describe('cover and swap on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  if (process.env.ROUNDS !== undefined) {
    test('opens the cover and swap dialogs from the actions of a shift in dark mode', async ({ page }) => {
      await startWith(page, { team: CREW, shifts: SHIFTS, isDark: true });
      const maya = page.getByRole('button', { name: 'Shift: Maya Lindqvist, 4:00 PM - 11:00 PM' });
      await maya.tap();
      await page.getByRole('button', { name: 'Swap shift: Maya Lindqvist, 4:00 PM - 11:00 PM' }).tap();
      await swap(page)
        .getByRole('radio', { name: /^Priya/ })
        .check();
      await expectAccessible(page);
      await swap(page).getByRole('button', { name: 'Back' }).tap();
      await expectAccessible(page);
      await cover(page).getByRole('button', { name: 'Make it open' }).tap();
      await expect(page.getByText('Shift opened for anybody')).toBeVisible();
      await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(1);
    });
  }
});

test('opens the cover dialog from the form of a stored shift', async ({ page }) => {
  await startWith(page, { team: CREW, shifts: SHIFTS });
  await card(page, 'Maya').focus();
  await editFocused(page);
  await dialog(page, 'Edit Shift').getByRole('button', { name: 'Who can cover?' }).click();
  await cover(page)
    .getByRole('button', { name: /^Theo Brandt/ })
    .click();
  await expect(card(page, 'Theo')).toHaveCount(2);
});
