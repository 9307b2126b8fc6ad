import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { watchPage } from '@/e2e/support/page-watch';
import { answerAllTheSame } from '@/e2e/support/publish';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { hashExitCode } from '@/lib/kiosk/exit-code';
import { shareAddress } from '@/lib/share/share-address';
import type { SharedWeek } from '@/lib/share/shared-week';
import { encodeWeek } from '@/lib/share/week-code/week-code';
import { KIOSK_CODE_TRIES, KIOSK_CODE_WAIT_MS, KIOSK_RETURN_MS } from '@/lib/timing';
import { THURSDAY, WEEK, weekOf } from './wall-week';

const HOUR_MS = 3_600_000;
/** The whole week is published. */
const PUBLISHED = {
  'brigade-publication': JSON.stringify({
    id: 'publication',
    at: 1,
    shiftCount: WEEK_SHIFTS.length,
    since: [],
  }),
};

const itemsOf = (page: Page, section: string | RegExp) =>
  page.getByRole('region', { name: section }).getByRole('listitem');
const onNow = (page: Page) => itemsOf(page, 'On now');
const next = (page: Page) => itemsOf(page, 'Next');
const shown = (page: Page) => page.getByRole('heading', { level: 2, name: /, Nov|, Dec/ });
const leaveOf = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true });
const rows = (page: Page) => page.locator('.kiosk-row');

async function openLink(page: Page, week: SharedWeek, now: string, leave = '1'): Promise<void> {
  await page.clock.install({ time: new Date(now) });
  await page.goto(`${shareAddress('', '', await encodeWeek(week))}&k=${leave}`);
  await expect(page.locator('.kiosk')).toBeVisible();
}

test('starts the kiosk from Share, follows new publications and leaves the kiosk with its code', async ({
  page,
  context,
  baseURL,
}) => {
  const misdeeds = await watchPage(page, baseURL);
  const stored = { ...PUBLISHED, 'brigade-house-name': '"Osteria Luna"', 'brigade-effects': 'quick' };
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored });
  const kept = () => page.evaluate(() => localStorage.getItem('brigade-kiosk'));
  expect(await kept()).toBeNull();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = dialog(page, 'Share');
  const code = share.getByLabel('Code to leave it (optional)');
  await code.fill('12x3');
  await share.getByRole('button', { name: 'Show in this browser' }).click();
  await expect(share.getByText('Please enter 4 to 8 digits, or leave it empty')).toBeVisible();
  await code.fill('2468');
  const opening = context.waitForEvent('page');
  await share.getByRole('button', { name: 'Show in this browser' }).click();
  const wall = await opening;
  await expect(wall.getByRole('heading', { level: 1, name: 'Thursday, November 19' })).toBeVisible();
  await expect(wall.getByText('Osteria Luna', { exact: true })).toBeVisible();
  await expect(wall.getByText('4:40 PM', { exact: true })).toBeVisible();
  const ofThursday = WEEK_SHIFTS.filter(({ date }) => date === THURSDAY);
  const isOn = ofThursday.filter(({ startTime, endTime }) => startTime <= '16:40' && endTime > '16:40');
  await expect(onNow(wall)).toHaveCount(isOn.length);
  await expect(rows(wall)).toHaveCount(ofThursday.length);
  await expect(share.getByText('It is on in this browser, and a code leaves it.')).toBeVisible();
  expect(await kept()).not.toContain('2468');

  await page.keyboard.press('Escape');
  await expect(share).toHaveCount(0);
  // The first shift of Thursday.
  await shiftCards(page).nth(27).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shiftCards(page)).toHaveCount(WEEK_SHIFTS.length - 1);
  await expect(rows(wall)).toHaveCount(ofThursday.length);
  await page.getByRole('button', { name: /^Publish Nov/ }).click();
  await answerAllTheSame(page);
  await expect(rows(wall)).toHaveCount(ofThursday.length - 1);
  await expectAccessible(wall);

  await leaveOf(wall).click();
  const answer = wall.getByLabel('Code to leave');
  await expect(answer).toBeFocused();
  await answer.fill('2469');
  await answer.press('Enter');
  await expect(wall.getByText('That is not the code.')).toBeVisible();
  await answer.fill('2468');
  await answer.press('Enter');
  await expect(wall).toHaveURL(/\/$/);
  await expect(shiftCards(wall)).toHaveCount(WEEK_SHIFTS.length - 1);

  await wall.goto('/share#kiosk');
  await expect(rows(wall)).toHaveCount(ofThursday.length - 1);
  await expect(share).toBeVisible();
  await share.getByRole('button', { name: 'Stop' }).click();
  await expect(wall.getByText('The screen at the wall is off in this browser')).toBeVisible();
  await expectAccessible(wall);
  expect(await kept()).toBeNull();
  await wall.getByRole('link', { name: 'Open Brigade' }).click();
  await expect(shiftCards(wall)).toHaveCount(WEEK_SHIFTS.length - 1);
  expect(misdeeds).toEqual([]);
});

test('copies a tablet link with the hash of the kiosk code, and shows the plain week after the kiosk is left', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: PUBLISHED });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = dialog(page, 'Share');
  await share.getByRole('button', { name: 'Copy link for a tablet' }).click();
  await expect(share.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/share#1\..*&k=1$/);
  const tablet = await context.newPage();
  await tablet.goto(link);
  await expect(rows(tablet)).toHaveCount(9);
  await leaveOf(tablet).click();
  await expect(tablet.getByRole('heading', { level: 1, name: 'Shifts Nov 16 - Nov 22' })).toBeVisible();
  await expect(tablet.getByRole('list', { name: 'Names' })).toBeVisible();
  expect(await tablet.evaluate(() => window.location.hash)).not.toContain('k=');
});

test('updates current and next shifts with the clock, and the day at midnight', async ({ page, baseURL }) => {
  const misdeeds = await watchPage(page, baseURL);
  await openLink(page, WEEK, '2026-11-19T16:58:30-05:00');
  await expect(onNow(page)).toHaveText([/Maya Lindqvist.*until 5:00 PM.*Server/]);
  await expect(next(page)).toHaveText([
    /Theo Brandt.*5:00 PM/,
    /Open shift.*5:00 PM.*Cook/,
    /Sam Whitfield.*6:00 PM/,
  ]);
  await expect(page.getByText('Derby, 7:30 PM')).toBeVisible();
  await expect(shown(page)).toHaveText('Thursday, Nov 19Today');
  await page.clock.fastForward('01:30');
  await expect(page.getByText('5:00 PM', { exact: true })).toBeVisible();
  await expect(onNow(page)).toHaveText([/Theo Brandt.*until 11:00 PM/, /Open shift/]);
  await expect(next(page)).toHaveText([/Sam Whitfield.*6:00 PM/, /Priya Natarajan.*Fri, 10:00 AM/]);
  await page.clock.fastForward('06:59:00');
  await expect(page.getByText('11:59 PM', { exact: true })).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('heading', { level: 1, name: 'Friday, November 20' })).toBeVisible();
  await expect(shown(page)).toHaveText('Friday, Nov 20Today');
  await expect(onNow(page)).toHaveText([/Sam Whitfield.*until 2:00 AM.*Bartender/]);
  await expect(rows(page)).toHaveText([/Priya Natarajan.*10:00 AM - 6:00 PM/]);
  expect(misdeeds).toEqual([]);
});

test('shows the next week from Monday, or a message if none is published', async ({ page }) => {
  const weeks = [
    weekOf('2026-11-16', [['Maya Lindqvist', '2026-11-22', '22:00-06:00']]),
    weekOf('2026-11-23', [['Theo Brandt', '2026-11-23', '09:00-17:00']]),
  ];
  const stored = await Promise.all(
    weeks.map(async (week) => ({ firstDay: week.firstDay, fragment: await encodeWeek(week) })),
  );
  await page.addInitScript(
    (text) => localStorage.setItem('brigade-kiosk', text),
    JSON.stringify({ weeks: stored }),
  );
  await page.clock.install({ time: new Date('2026-11-22T23:50:00-05:00') });
  await page.goto('/share#kiosk');
  await expect(shown(page)).toHaveText('Sunday, Nov 22Today');
  await page.clock.fastForward('15:00');
  await expect(shown(page)).toHaveText('Monday, Nov 23Today');
  await expect(onNow(page)).toHaveText([/Maya Lindqvist.*until 6:00 AM/]);
  await expect(rows(page)).toHaveText([/Theo Brandt/]);
  await page.clock.fastForward(167 * HOUR_MS);
  await expect(shown(page)).toHaveText('Sunday, Nov 29Today');
  await page.clock.fastForward(24 * HOUR_MS);
  await expect(page.getByText('No schedule is published for today.')).toBeVisible();
  await expect(shown(page)).toHaveText('Monday, Nov 30Today');
  await leaveOf(page).click();
  await expect(page).toHaveURL(/\/$/);
});

test('steps through days by keyboard and returns to today automatically', async ({ page }) => {
  await openLink(page, WEEK, '2026-11-19T16:40:00-05:00');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText('Friday, Nov 20');
  await expect(rows(page)).toHaveText([/Priya Natarajan/]);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('There are no shifts on this day.')).toBeVisible();
  await page.clock.fastForward(KIOSK_RETURN_MS - 1000);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous day' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText('Friday, Nov 20');
  await page.clock.fastForward(KIOSK_RETURN_MS - 1000);
  await expect(shown(page)).toHaveText('Friday, Nov 20');
  await page.clock.fastForward(2000);
  await expect(shown(page)).toHaveText('Thursday, Nov 19Today');
  // Monday is the first day.
  await page.getByRole('button', { name: 'Mon 16 no shifts' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Previous day' })).toBeDisabled();
  await page.getByRole('button', { name: 'Back to today' }).press('Enter');
  await expect(shown(page)).toHaveText('Thursday, Nov 19Today');
});

test('locks the kiosk for 30 seconds after five wrong codes, ignores Back and accepts the right code', async ({
  page,
}) => {
  await openLink(page, WEEK, '2026-11-19T16:40:00-05:00', hashExitCode('2468', 0.5));
  await leaveOf(page).click();
  const answer = page.getByLabel('Code to leave');
  for (let wrong = 1; wrong < KIOSK_CODE_TRIES; wrong += 1) {
    await answer.fill('0000');
    await answer.press('Enter');
    await expect(page.getByText('That is not the code.')).toBeVisible();
    await expect(answer).toHaveValue('');
  }
  await answer.fill('0000');
  await answer.press('Enter');
  await expect(page.getByText('Too many wrong codes. Please wait 30 seconds.')).toBeVisible();
  await page.keyboard.press('Escape');
  await leaveOf(page).click();
  await answer.fill('2468');
  await answer.press('Enter');
  await expect(page.getByText('Too many wrong codes. Please wait 30 seconds.')).toBeVisible();
  await page.clock.fastForward(KIOSK_CODE_WAIT_MS);
  await expect(page.getByText('Too many wrong codes. Please wait 30 seconds.')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'On now' })).toBeVisible();
  await answer.fill('2468');
  await answer.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shifts Nov 16 - Nov 22' })).toBeVisible();
});

test.describe('kiosk on a dark German tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, colorScheme: 'dark', locale: 'de-DE', hasTouch: true });

  test("replaces the week when another link opens in the same tab, and follows the device's color scheme", async ({
    page,
  }) => {
    await openLink(page, WEEK, '2026-11-19T16:40:00-05:00', hashExitCode('2468', 0.5));
    await expect(page.getByRole('heading', { level: 1, name: 'Donnerstag, 19. November' })).toBeVisible();
    await expect(itemsOf(page, 'Jetzt da')).toHaveText([/Maya Lindqvist.*bis 17:00.*Servicekraft/]);
    await expect(page.locator('html.dark')).toBeAttached();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html:not(.dark)')).toBeAttached();
    await page.getByRole('button', { name: 'Verlassen', exact: true }).tap();
    await expect(page.getByLabel('Code zum Verlassen')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const other = weekOf('2026-11-16', [['Rosa Delgado', THURSDAY, '08:00-18:00', 'Cook']], {
      business: 'Casa Luna',
    });
    const code = await encodeWeek(other);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `${code}&k=1`);
    await expect(itemsOf(page, 'Jetzt da')).toHaveText([/Rosa Delgado.*bis 18:00.*Koch/]);
    await expect(page).toHaveTitle('Casa Luna · Bildschirm an der Wand · Brigade');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français');
    await expect(itemsOf(page, 'En ce moment')).toHaveText([/Rosa Delgado.*jusqu’à 18:00.*Cuisinier/]);
    await page.evaluate(() => {
      window.location.hash = '1.abc&k=1&l=en';
    });
    await expect(page.getByText('This link is damaged or incomplete')).toBeVisible();
    // A link stores nothing.
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
